/** Words that say nothing about the subject of a question, beside the function words of the search. */
export const genericWords: ReadonlySet<string> = new Set(
  [
    'able actually again already also always another anybody anyone anything anyway best better please possible really',
    'something someone somehow sometimes just like want wants wanted need needs needed help know tell explain show me us',
    'way expansions thing things happen happens happened happening exactly every everything keep keeps let lets make sure may',
    'might must much many lot shall still supposed take takes try trying tried use using used work works working yet hi',
    'hello hey thanks thank ok okay whats hows wheres im ive id dont cant wont isnt arent didnt theres only even ever too',
    'go goes going gets getting got one ones own right now today look looking guys here',
    'he she him her his hers himself herself they them theirs their ours mine yours whose whenever wherever anyway',
    'called says said say ask asked tell told cant couldnt wouldnt havent hasnt been being once soon mostly',
    'mean means meaning meant does far people person old',
    'often long each more most meantime husband wife nephew neighbor',
    'hola gracias favor quiero necesito ayuda hacer hago',
  ]
    .join(' ')
    .split(' '),
);
