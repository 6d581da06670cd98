import { channelNotNamed } from '../../causes.ts';
import { isArticleType } from '../../../schemas/content/article-types.ts';
import { nearest } from '../../nearest.ts';
import { suggestedValue } from '../../fix/replace-value.ts';
import { rule } from '../../rule.ts';
import { shortened } from '../words.ts';

/** A knowledge base that is not being built has channels too: those of all of them are known. */
export const unknownChannel = rule<{ readonly channel: string; readonly known: readonly string[] }>({
  id: 'refs/unknown-channel',
  severity: 'warn',
  summary: 'Every delivery channel of an article belongs to a knowledge base.',
  advice:
    'Correct the channel in the entry, or add its knowledge base to `knowledgeBases` in the configuration.',
  message: ({ channel, known }) =>
    `No knowledge base has the delivery channel "${shortened(channel)}". The channels are ${known.join(', ')}.`,
  *check(entry, graph) {
    if (entry.type === undefined || !isArticleType(entry.type)) return;
    const channels = entry.fields['deliveryChannels'];
    if (!Array.isArray(channels) || !graph.reported.has(entry.id)) return;
    const known = Object.values(graph.config.knowledgeBases).map((each) => each.deliveryChannelId);
    const name = entry.fieldNames.get('deliveryChannels') ?? 'deliveryChannels';
    for (const [index, channel] of (channels as readonly string[]).entries()) {
      if (known.includes(channel)) continue;
      const at = { entry: entry.id, field: [name, index] };
      yield {
        at,
        detail: { channel, known },
        target: channel,
        suggestion: nearest(channel.trim(), known),
        cause: channelNotNamed(channel),
      };
    }
  },
  fix: suggestedValue,
});
