/**
 * Words of ids and names that say what a type or a field is for, in English, Spanish, German, French, Portuguese, Dutch and Italian.
 * A word stands for those that begin with it where it ends with `*`.
 */
const lists = {
  title: 'title titulo titel titre titolo name nombre nom nome naam headline heading header label question term subject topic überschrift ueberschrift encabezado kop kopje',
  person: 'author* autor auteur* autore* autori person* people persona* staff team member* miembro* mitglied* membre* membro* medewerker* biography bio writer* verfasser redacteur speaker* instructor* teacher* employee* mitarbeiter contributor* presenter host',
  by: 'author* autor auteur* autore* writer* byline verfasser schrijver escritor redacteur biography instructor* host person',
  topic: 'category categories categor* kategorie* categorie* topic* thema themen tema temas theme* section sections seccion* rubrik* rubriek* rubrique* area course* kurs* curso* cours chapter* kapitel capitulo* chapitre* module* collection* group* gruppe* grupo* channel serie series subject department* tag tags',
  tag: 'tag tags etiqueta* schlagwort* etiquette* label labels keyword* mot stichwort* trefwoord* parola',
  page: 'page* pagina* seite* article* articulo* artikel articolo* artigo* post posts blog* beitrag* guide* leitfaden tutorial* anleitung* lesson* leccion* recipe* rezept* receta* recette* project* proyecto* projekt* projet* product producto* produkt* produit* case event* evento* veranstaltung* service* servicio* leistung* news noticia* nachricht* kb knowledge* help* ayuda* hilfe aide story stories',
  part: 'section component* komponente* componente* block bloque* bloc* blocks widget* hero banner* card* karte* tile* teaser* panel* slider* carousel* karussell accordion* tab tabs item* element* layout* row column* field* control* button* cta grid gallery galerie galeria badge* slogan quote* zitat* cita testimon* review* milestone* feature highlight* step* duplex container* snippet* text wrapper* header footer widget image bild imagen mission form formular* formulario* list liste lista pricing message slot topline promo title headline info action* callout* accordion*',
  settings: 'setting* config* konfig* einstellung* ajuste* navigation* navnode metadata seo metatag* cookie* theme* audience* mergetag* nt sitemap robots redirect* weiterleitung* redireccion* analytics tracking translation* i18n microcopy',
  chrome: 'nav navbar menu* header* footer* kopfzeile fusszeile sidebar breadcrumb* meta site* ids information info global*',
  plain: 'cms page site* main item* group* node* component* section* layout* app web default bar link* tag* data global* component* container* content*',
  seo: 'seo metadata meta metatag* opengraph og social* search suche busqueda sem canonical robots',
  navigation: 'nav navigation* menu* menü header footer sidebar link links navnode breadcrumb*',
  question: 'question* frage* pregunta* demande pergunta* vraag domanda* faq',
  answer: 'answer* ans antwort* respuesta* reponse* resposta* antwoord risposta*',
  announcement: 'announcement* anuncio* ankündigung* ankuendigung* annonce* annunci* aankondiging* comunicado* bekanntmachung*',
  alert: 'alert* banner* notice* hinweis* aviso* avis avviso* melding* meldung*',
  severity: 'severity schweregrad gravedad severidad gravite severite gravidade gravita ernst',
  period: 'start* from begin* until end ends expir* valid* ab bis von desde hasta debut fin inicio fim inizio fine einde',
  active: 'active enabled isactive isenabled aktiv activo activa actif ativo ativa attivo attiva actief',
  term: 'term termino* begriff* terme termo termine',
  definition: 'definition* definicion* erklarung definicao definizione meaning',
  redirect: 'redirect* weiterleitung* redireccion* redirection*',
  image: 'image* img picture* photo* foto* bild* imagen* imagem* immagine* afbeelding* avatar* logo* cover* banner* thumbnail* hero poster headshot visual illustration* portrait* icon',
  hero: 'hero cover banner* featured feature main header titelbild portada lead primary core',
  small: 'thumbnail* thumb icon logo avatar* og facebook twitter social share mobile background backing placeholder small',
  video: 'video* youtube vimeo wistia loom movie clip',
  audio: 'audio podcast',
  code: 'code snippet codigo',
  language: 'language lang sprache idioma langue syntax',
  callout: 'callout* note notes tip tips warning* hint* alert* notice* infobox hinweis* aviso* nota* admonition* spotlight* message*',
  release: 'release* changelog version* lanzamiento* lancamento* rilascio* veröffentlichung* veroeffentlichung* uitgave* livraison*',
  log: 'changelog log notes note notas notizen hinweise anmerkungen historique',
  version: 'version* versao versione* versie*',
  howTo: 'howto how tutorial* anleitung* leitfaden recipe* rezept* receta* recette* ricett* recept* receita* guide guides guia* guida* walkthrough* instruction* procedure* procedimiento* procedura* stappenplan* handleiding* tuto*',
  help: 'kb knowledge* help* ayuda* hilfe aide ajuda aiuto support soporte',
  step: 'step steps paso pasos schritt* etape* passo passos passi stap stappen instruction* instruccion* instrucao instrucoes istruzion* zubereitung preparation preparacion preparo bereiding',
  glossary: 'glossar* glosario* lexikon lexique* vocabular* definition* definicion* definicao definizion* term termino* begriff* terme termes termo termos termine termini abbreviation* abkürzung* abkuerzung* acronym*',
  category: 'category categories categor* kategorie* categorie* rubrik* rubriek* rubrique* topic* tema temas thema themen tag tags course* chapter* kapitel*',
  file: 'media medien asset* file* datei* archivo* fichier* download* document* wrapper image* img picture* photo* foto* bild* imagen imagem immagine* afbeelding* video*',
  link: 'link* cta button* url* enlace* lien* verweis* href externalurl action* social',
  body: 'body content* contenido* inhalt* contenu* conteudo* inhoud contenuto* text* texto* texte* testo* article richtext copy main markdown corpo cuerpo corps details description',
  intro: 'introduction* intro* description* descripcion* beschreibung* descricao* descrizione omschrijving excerpt* extracto* extrait* auszug summary resumen* zusammenfassung resume* resumo samenvatting riassunto teaser* subtitle* subtitulo* untertitel* soustitre subheading* subheader subline* subhead* lead lede abstract* short preview standfirst tagline* strapline* caption bajada entradilla',
  published: 'publish* published* publication* posted date datum fecha data created* release* released* display* veröffentlich* veroeffentlich* publicacion publie* pubblic*',
  ended: 'end ende fin expiry expire* until to start from begin* birth* due',
  order: 'order* sort* position index ordering* rank* orden reihenfolge ordre ordem volgorde ordine weight sequence priority',
  related: 'related* relacionad* verwandt* similar* recommend* empfohlen* further more see also next',
  internal: 'internal intern interno* interne cms admin entry backend',
  technical: 'id ids uid key keys sku code codes hash css class classes style styles layout variant* variante* template* theme* color* colour* farbe* couleur* cor kleur background* align* alignment width height size sizes spacing margin padding position column* col icon* lucide font* animation* type behaviour behavior target platform component* slug handle path anchor element attribute* script* embed iframe lat lng latitude longitude email mail phone telephone tel fax token version payload locale lang context scope palette',
  description: 'description* descripcion* beschreibung* descricao* descrizione desc',
  noIndex: 'noindex nofollow hide hidden',
  toc: 'toc contents inhaltsverzeichnis',
  parent: 'parent padre ubergeordnet* eltern pere pai ouder genitore',
  job: 'role position job title designation jobtitle puesto beruf poste cargo functie ruolo',
  alt: 'alt alttext alternativ* alternative',
  caption: 'caption* bildunterschrift legende leyenda title titel name titre titulo',
} as const; // oxfmt-ignore

export type WordList = keyof typeof lists;

interface Words {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

const words = new Map<string, Words>(
  Object.entries(lists).map(([name, list]) => {
    const all = list.split(' ').map(plain);
    return [
      name,
      {
        whole: new Set(all.filter((word) => !word.endsWith('*'))),
        beginnings: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
      },
    ];
  }),
);

/** The words of an id or a name: `heroImage` and `Hero image` both have `hero` and `image`. */
export function tokensOf(...names: readonly string[]): string[] {
  const found = names.flatMap((name) =>
    plain(name.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ').replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')).split(
      /[^\p{L}]+/u,
    ),
  );
  return [...new Set(found.filter((token) => token !== ''))];
}

/** Whether a token is in a list. */
export function isWord(token: string, list: WordList): boolean {
  const { whole, beginnings } = words.get(list) ?? { whole: new Set(), beginnings: [] };
  return whole.has(token) || beginnings.some((beginning) => token.startsWith(beginning));
}

export const hasWord = (tokens: readonly string[], ...names: readonly WordList[]): boolean =>
  tokens.some((token) => names.some((name) => isWord(token, name)));

/** Lower case without accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
