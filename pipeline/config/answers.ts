import * as z from 'zod';

const addressFault =
  'must be an https address such as https://api.openai.com/v1, or http on this machine such as http://localhost:11434/v1';

/**
 * Who words the answers of the chat and of quick answers, out of the passages that were found; absent: the passages are the
 * answer. The key stands in the environment, see docs/answers.md.
 */
export const answersConfig = z
  .strictObject({
    /** Of any service that speaks as OpenAI's API does. Questions go there: another machine is asked over https alone. */
    address: z
      .string()
      .regex(
        /^(?:https:\/\/[^\s?#\\@]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^\s?#\\@]*)?)$/iu,
        addressFault,
      ),
    /** As the service calls it. */
    model: z.string().min(1),
  })
  .optional();
