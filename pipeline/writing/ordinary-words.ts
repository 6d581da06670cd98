const lists = [
  // of machines, files, figures and forms: `an invalid address`, `the server that hosts the file`, `BI reports`
  'ADD, bi, challenged, depressed, disabled, dummy, dummyobject, dummyvalue, dummyvariable, hang, hero, heroes',
  'host, hosts, insomnia, invalid, lord, lords, pop, primitive, sane, special, steward, totem, widow, widows',
  'master, master copy, master key, master plan, masterpiece, masterplan, masters, mental',
  // of leave, families, buildings and goods, which customers have: `maternity leave`, `a king-size bed`
  'alumna, alumnae, alumni, alumnus, brother, brothers, fellow, fellowship, king, kingsize, landlord, landlords',
  'maternal, maternity, maiden name, paternal, paternity, queen, queensize, sister, sisters, spade',
  // of trades, where a licence has the name: `a journeyman electrician`
  'journeyman, journeymen, workmanship',
  // a matter of style: nobody is left out
  'basically, bugreport, clearly, easily, easy, everyone knows, just, obvious, obviously, of course, simple, simply',
  'straight forward, straight forwardly, straightforward, straightforwardly',
];

/** What the list of inclusive language names, and a help center mostly means otherwise. */
export const ordinaryWords: readonly string[] = lists.flatMap((list) => list.split(', '));
