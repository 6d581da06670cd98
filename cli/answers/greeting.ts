/** Greetings and thanks, alone or combined. */
const greeting =
  /^(?:hi|hello|hey|hola|good (?:morning|afternoon|evening|day)|thanks?(?: you)?(?: (?:so|very) much| a lot)?|gracias|bye|goodbye|ok(?:ay)?|great|there|everyone|all|[\s,.!…👋🙂🙏])+$/iu;

const maxCharacters = 60;

/** Whether a message greets or thanks, and asks for nothing. */
export const isGreeting = (message: string): boolean =>
  message.trim() !== '' && message.length <= maxCharacters && greeting.test(message.trim());

/** The reply to a greeting. It does not pretend to be a person. */
export const afterGreeting = 'Type a question, and the answer comes from the articles of this help center.';
