import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  comment as addedComment,
  aPublicOutfit,
  commentsOn,
  feed,
  follow,
  like,
  openOutfit,
  overview,
  setVisibility,
  wholeFeed,
} from '../../support/calls/community.ts';
import { aConversation, conversations, messages, send, start } from '../../support/calls/conversations.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { report } from '../../support/calls/safety.ts';

const enough = 5;
const app = await startFunctions();
let ada: Caller;
let outfit: Outfit;
beforeEach(async () => {
  ada = await visitNamed(app, 'Ada');
  outfit = await aPublicOutfit(ada);
});

const crowd = (count: number) => Promise.all(Array.from({ length: count }, () => visitNamed(app)));
const ofOutfit = (id = outfit.id) => ({ kind: 'outfit', outfitId: id });
const open = (person: Caller, id = outfit.id) => openOutfit(person, id);
const isInFeed = async (person: Caller) => (await wholeFeed(person)).some(({ id }) => id === outfit.id);
type Case = { thingId: string; isWithheld: boolean; content: string | null; reports: object[] };
const moderate = async (command: object): Promise<Case[]> => {
  const cases = (await app.invoke('moderateReports', command)) as Case[];
  await app.settle();
  return cases;
};
const caseOf = async (thingId: string) =>
  (await moderate({ do: 'list' })).find((each) => each.thingId === thingId);
async function aComment(parentCommentId: string | null = null) {
  const author = await visitNamed(app, 'Cleo');
  return { author, comment: await addedComment(author, outfit.id, 'Rude', parentCommentId) };
}
const comments = async (person: Caller) => (await commentsOn(person, outfit.id)).items.map(({ id }) => id);

it('an outfit is hidden at once from the one who reports it, and from nobody else', async () => {
  const [bea, cleo] = (await crowd(2)) as [Caller, Caller];
  await like(cleo, outfit.id);
  for (let said = 0; said < 2; said++)
    expect(await report(bea, ofOutfit(), { reason: 'other', text: 'Not an outfit' })).toEqual({
      status: 204,
      body: null,
    });
  expect([(await open(bea)).status, await isInFeed(bea)]).toEqual([404, false]);
  expect((await overview(bea)).topLiked.map(({ id }) => id)).not.toContain(outfit.id);
  expect([(await open(cleo)).status, await isInFeed(cleo)]).toEqual([200, true]);
  expect(await caseOf(outfit.id)).toMatchObject({
    isWithheld: false,
    reports: [{ reason: 'other', text: 'Not an outfit' }],
  });
});

it('an outfit that so many people report at once is hidden from everybody but its owner', async () => {
  const [reader, ...reporters] = (await crowd(1 + enough)) as [Caller, ...Caller[]];
  await like(reader, outfit.id);
  for (const each of reporters.slice(1)) await report(each, ofOutfit());
  expect([(await open(reader)).status, await isInFeed(reader)]).toEqual([200, true]);
  await report(reporters[0] as Caller, ofOutfit());
  const ownChanges = [
    () => ada.call('outfits', 'updateOutfit', { params: { outfitId: outfit.id }, body: { title: 'Again' } }),
    () => setVisibility(ada, outfit.id, false),
    () => setVisibility(ada, outfit.id, true),
  ];
  for (const change of [async () => undefined, ...ownChanges]) {
    await change();
    expect([(await open(reader)).status, await isInFeed(reader)]).toEqual([404, false]);
    expect((await overview(reader)).topLiked.map(({ id }) => id)).not.toContain(outfit.id);
    expect((await like(reader, outfit.id)).status).toBe(404);
  }
  const own = await ada.call('outfits', 'getOutfit', { params: { outfitId: outfit.id } });
  expect(own).toMatchObject({ status: 200, body: { title: 'Again', isPublic: true } });
  expect(JSON.stringify(own.body)).not.toContain('isWithheld');
});

it('dismissed, it is shown again, and takes as many new reports to hide', async () => {
  const [reader, ...reporters] = (await crowd(1 + enough)) as [Caller, ...Caller[]];
  for (const each of reporters) await report(each, ofOutfit());
  expect(await caseOf(outfit.id)).toMatchObject({ isWithheld: true });
  await moderate({ do: 'dismiss', thingId: outfit.id });
  expect(await caseOf(outfit.id)).toBeUndefined();
  for (const each of [reader, ...reporters]) expect((await open(each)).status).toBe(200);
  // Further reports by the same people are accepted but not counted.
  for (const each of reporters) expect((await report(each, ofOutfit())).status).toBe(204);
  expect((await open(reader)).status).toBe(200);
  await report(reader, ofOutfit());
  expect((await caseOf(outfit.id))?.isWithheld).toBe(false);
});

it('upheld, it stays hidden from everybody, also after few reports', async () => {
  const [reader, reporter] = (await crowd(2)) as [Caller, Caller];
  await report(reporter, ofOutfit());
  await moderate({ do: 'uphold', thingId: outfit.id });
  expect(await caseOf(outfit.id)).toBeUndefined();
  expect((await open(reader)).status).toBe(404);
  await expect(moderate({ do: 'uphold', thingId: randomUUID() })).rejects.toThrow();
});

it('a comment that is hidden takes its replies along, and its author alone still reads it', async () => {
  const { author, comment } = await aComment();
  await aComment(comment.id);
  const thing = { kind: 'comment', outfitId: outfit.id, commentId: comment.id };
  const [first, ...reporters] = (await crowd(enough)) as [Caller, ...Caller[]];
  await report(first, thing);
  expect([await comments(first), (await comments(ada)).length]).toEqual([[], 2]);
  for (const each of reporters) await report(each, thing);
  expect([await comments(ada), await comments(author)]).toEqual([[], [expect.any(String), comment.id]]);
  const place = { params: { outfitId: outfit.id, commentId: comment.id } };
  expect((await ada.call('community', 'likeComment', place)).status).toBe(404);
  await moderate({ do: 'dismiss', thingId: comment.id });
  expect(await comments(ada)).toHaveLength(2);
});

it('a person who is hidden cannot be found, followed or written to, and nothing of theirs is shown', async () => {
  const { comment } = await aComment();
  const [reader, ...reporters] = (await crowd(1 + enough)) as [Caller, ...Caller[]];
  for (const each of reporters) await report(each, { kind: 'person', userId: ada.userId });
  expect((await reader.call('profile', 'listPeople', { query: { ids: ada.userId } })).body).toEqual([]);
  expect((await follow(reader, ada.userId)).status).toBe(404);
  expect((await start(reader, ada.userId)).status).toBe(404);
  expect([(await open(reader)).status, await isInFeed(reader)]).toEqual([404, false]);
  await setVisibility(ada, outfit.id, true);
  expect((await open(reader)).status).toBe(404);
  await moderate({ do: 'dismiss', thingId: ada.userId });
  expect([(await open(reader)).status, await comments(reader)]).toEqual([200, [comment.id]]);
});

it('a message is hidden from the one who got it, in the chat and in the list', async () => {
  const { ada: sender, bea, id } = await aConversation(app);
  const { id: messageId } = (await send(sender, id, 'Rude')).body as { id: string };
  const thing = { kind: 'message', conversationId: id, messageId };
  expect((await report(await visitNamed(app), thing)).status).toBe(404);
  expect(await report(sender, thing)).toMatchObject({ status: 400, body: { code: 'report.own' } });
  expect((await report(bea, thing)).status).toBe(204);
  expect((await messages(bea, id)).items).toEqual([]);
  expect((await conversations(bea)).items).toMatchObject([{ lastMessage: null }]);
  expect((await messages(sender, id)).items).toHaveLength(1);
  expect(await caseOf(messageId)).toMatchObject({ content: 'Rude' });
});

it('nothing is reported that is one’s own, not there, or without a reason', async () => {
  const bea = await visitNamed(app);
  expect(await report(ada, ofOutfit())).toMatchObject({ status: 400, body: { code: 'report.own' } });
  expect(await report(ada, { kind: 'person', userId: ada.userId })).toMatchObject({ status: 400 });
  const hidden = await aPublicOutfit(ada);
  await setVisibility(ada, hidden.id, false);
  for (const thing of [
    ofOutfit(randomUUID()),
    ofOutfit(hidden.id),
    { kind: 'person', userId: randomUUID() },
    { kind: 'comment', outfitId: outfit.id, commentId: randomUUID() },
  ])
    expect((await report(bea, thing)).status).toBe(404);
  for (const about of [
    {},
    { reason: 'boring' },
    { reason: 'spam', text: 'x'.repeat(limits.report.text + 1) },
  ])
    expect((await report(bea, ofOutfit(), about)).status).toBe(400);
});

it('reports that meet at the threshold hide, in any of ten rounds', async () => {
  const [reader, ...reporters] = (await crowd(1 + enough)) as [Caller, ...Caller[]];
  for (let round = 0; round < 10; round++) {
    const owner = await app.visit();
    const { id } = await aPublicOutfit(owner);
    await Promise.all([
      ...reporters.map((each) => report(each, ofOutfit(id))),
      owner.call('outfits', 'updateOutfit', { params: { outfitId: id }, body: { title: 'Meanwhile' } }),
    ]);
    expect((await open(reader, id)).status).toBe(404);
    expect((await feed(reader)).items.map((card) => card.id)).not.toContain(id);
  }
});
