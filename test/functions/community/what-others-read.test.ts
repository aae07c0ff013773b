import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { expect, it, vi } from 'vitest';
import type { Comment } from '#shared/contract/comments';
import { contracts } from '#shared/contract/index';
import type { Conversation } from '#shared/contract/messages';
import type { Outfit } from '#shared/contract/outfits';
import type { SavedPlan } from '#shared/contract/planning';
import type { CallApi, Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { follow, like, setVisibility } from '../../support/calls/community.ts';
import { send, start } from '../../support/calls/conversations.ts';
import { generate } from '../../support/calls/generate.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { daysAhead, propose, toSave } from '../../support/calls/planning.ts';
import { report } from '../../support/calls/safety.ts';
import { aWeather } from '../../support/examples/made-up-surroundings.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';
import { presenting, startBedrock } from '../../support/stubs/bedrock.ts';

const bedrock = await startBedrock();
vi.stubEnv('STYLIST', 'bedrock');
vi.stubEnv('STYLIST_MODEL_ID', 'model');
/** A model that writes in every text what it was told about the weather and the person. */
bedrock.reply(({ messages }) => {
  const text = messages[0]?.content[0]?.text ?? '';
  const told = /<weather>.*<\/person>/s.exec(text)?.[0].slice(0, 200) ?? 'nothing';
  const [handles = ''] = /(?<=<suggestions>\n).*/.exec(text) ?? [];
  return presenting({
    garments: handles.split(' ').map((handle) => ({ handle, reason: told })),
    ...{ description: told, reasoning: told, styleNotes: told, colorHarmony: told, styleAnalysis: told },
    stylingTips: [told],
  });
});
const { fetch } = globalThis;
const shell = '<html><head><title>Wardrobe</title></head></html>';
vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
  String(request[0]).startsWith('http://localhost:3000/') ? new Response(shell) : fetch(...request),
);
const app = await startFunctions({ workflow: true });
const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
await follow(bea, ada.userId);

const profile = { skinTone: 'olive', bodyType: 'petite', favoriteColors: ['crimson'], location: 'Luleå' };
const secrets = ['olive', 'petite', 'crimson', 'Luleå', '4 °C', 'a private note', 'dislike'];
await ada.call('profile', 'updateProfile', { body: profile });
const [shirt = ''] = await seedItems(ada.userId, [...basics, 'sweater', 'jeans', 'boots', 'coat']);
const [blouse = ''] = await seedItems(ada.userId, ['shirt'], { color: 'white' });
const wish = {
  prompt: 'a quiet evening',
  baseItemIds: [shirt],
  userPreferences: { skinTone: 'olive', bodyType: 'petite', favoriteColors: ['crimson'] },
  weather: aWeather({ temperature: 4, low: 1, high: 6, place: 'Luleå' }),
};
const outfit = (await generate(ada, wish)).outfit as Outfit;
const replaced = (await generate(ada, { ...wish, forceVariety: true })).outfit as Outfit;
await ada.call('outfits', 'replaceItem', {
  params: { outfitId: replaced.id, itemId: shirt },
  body: { replacementId: blouse },
});
const { id: copied }: Outfit = (await ada.call('outfits', 'copyOutfit', { params: { outfitId: outfit.id } }))
  .body;
const plan = await propose(ada, daysAhead(1, 2));
const { days }: SavedPlan = (await ada.call('planning', 'savePlan', { body: toSave(plan) })).body;
const outfitIds = [outfit.id, replaced.id, copied, days[0]?.outfitId ?? ''];
for (const outfitId of outfitIds) {
  await ada.call('outfits', 'updateOutfit', { params: { outfitId }, body: { notes: 'a private note' } });
  await ada.call('outfits', 'setFeedback', { params: { outfitId }, body: { feedback: 'dislike' } });
  await setVisibility(ada, outfitId, true);
}

const { id: conversationId }: Conversation = (await start(ada, bea.userId)).body;
for (const id of outfitIds) await send(ada, conversationId, '', { share: { kind: 'outfit', id } });
const first = { params: { outfitId: outfit.id } };
const comment = async (person: Caller, body: object): Promise<Comment> =>
  (await person.call('community', 'addComment', { ...first, body })).body;
const { id: parentCommentId } = await comment(bea, { commentText: 'Love it' });
await comment(ada, { commentText: 'Thank you', parentCommentId });

/** Every call of the community that reads. */
const reads = Object.entries(contracts.community).filter(([, { repeat }]) => repeat === 'reads');
const request = { params: { outfitId: outfit.id, userId: ada.userId } };
const read = async (answer: ReturnType<CallApi>) => JSON.stringify((await answer).body);
const visited = (file: string) => async () => {
  const pages = outfitIds.map(async (id) => {
    const path = `/outfit/${id}${file}`;
    const requestContext = { http: { method: 'GET', path }, requestId: 'a request' };
    const answer = await app.invoke('shareOutfit', { rawPath: path, headers: {}, requestContext });
    return (answer as APIGatewayProxyStructuredResultV2).body ?? '';
  });
  return (await Promise.all(pages)).join();
};
const recommended = await read(bea.call('community', 'listRecommendations'));
for (const id of outfitIds) await like(bea, id);
/** The answers that another person gets, by what they are. Those of the first list contain all of the outfits. */
const whole: Record<string, () => Promise<string>> = {
  'the page of a link': visited(''),
  'the data of a link': visited('/data.json'),
  recommendations: async () => recommended,
  'an opened outfit': async () => {
    const opened = outfitIds.map((outfitId) =>
      read(bea.call('community', 'getPublicOutfit', { params: { outfitId } })),
    );
    return (await Promise.all(opened)).join();
  },
  'the messages of a chat': () => read(bea.call('messages', 'listMessages', { params: { conversationId } })),
};
/** The calls of the community whose answers contain all of the outfits. */
const wholeLists = 'listFeed listTrending getOverview listLikedOutfits listFollowedFeed listPersonOutfits';
const others: typeof whole = {
  notifications: () => read(bea.call('notifications', 'listNotifications')),
  conversations: () => read(bea.call('messages', 'listConversations')),
  people: () => read(bea.call('profile', 'listPeople', { query: { ids: ada.userId } })),
  'the cases of the operator': async () => {
    const cy = await app.visit();
    await report(cy, { kind: 'outfit', outfitId: outfit.id });
    const { listCases } = await import('#functions/safety/list-cases');
    return JSON.stringify(await listCases());
  },
  ...Object.fromEntries(
    reads.map(([name]) => [
      name,
      () => read(bea.call('community', name as keyof typeof contracts.community, request)),
    ]),
  ),
};

it('The model was told what the answers must not contain, and its owner reads it', () => {
  for (const secret of ['olive', 'petite', 'crimson', '4 °C'])
    for (const told of [outfit.description, outfit.reasoning, outfit.aiAnalysis.colorHarmony])
      expect(told).toContain(secret);
});

it.each(Object.entries({ ...others, ...whole }))(
  'Nothing that only the owner may read is in %s',
  async (name, answer) => {
    const told = await answer();
    const { OutfitCardEntity } = await import('#functions/rows/community/outfit-card');
    const { data } = await OutfitCardEntity.query.byAuthor({ userId: ada.userId }).go();
    expect(data).toHaveLength(outfitIds.length);
    if (name in whole || wholeLists.split(' ').includes(name))
      for (const { title } of data) expect(told).toContain(title);
    for (const secret of secrets) expect(told).not.toContain(secret);
  },
);
