import { v7 as uuidv7 } from 'uuid';
import { type Api, enter } from './app-client.ts';
import { demoPassword, demoPeople } from './wardrobes.ts';

/** `by` is the place of the line's author among the two people. `shares`: the line shares their latest outfit. */
type Line = { by: 0 | 1; text: string; shares?: true };
type Chat = { between: readonly [number, number]; lines: readonly Line[] };

const chats: readonly Chat[] = [
  {
    between: [0, 1],
    lines: [
      { by: 0, text: 'Your linen looks make me want it to be summer already.' },
      { by: 1, text: 'Thank you! The trousers are second-hand, I only had them taken in.' },
      { by: 0, text: 'They fall so well. What would you wear with this one?', shares: true },
      { by: 1, text: 'A belt in the color of the shoes, and nothing else.' },
    ],
  },
  {
    between: [2, 0],
    lines: [
      { by: 0, text: 'Is the cashmere sweater warm enough for a walk in October?' },
      { by: 0, text: 'I found one like it, but it is very thin.' },
    ],
  },
];

/** Lets the demo people write to each other. Conversations that already have messages are not changed. */
export async function fillChats(url: string): Promise<string> {
  const members = await Promise.all(
    demoPeople.map(({ email }) => enter(url, { email, password: demoPassword })),
  );
  let added = 0;
  for (const { between, lines } of chats) {
    const people = between.map((place) => members[place]?.api) as [Api, Api];
    const { userId } = await people[1].profile.getProfile();
    const { id, lastMessage } = await people[0].messages.startConversation({ body: { userId } });
    if (lastMessage) continue;
    added += 1;
    for (const { by, text, shares } of lines) {
      const api = people[by];
      const [outfit] = shares ? (await api.outfits.listOutfits({ query: { limit: 1 } })).items : [];
      await api.messages.sendMessage({
        params: { conversationId: id },
        body: { id: uuidv7(), content: text, share: outfit ? { kind: 'outfit', id: outfit.id } : null },
      });
    }
  }
  return added ? `${added} conversations` : 'are there already';
}
