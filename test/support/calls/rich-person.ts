import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { Conversation } from '#shared/contract/messages';
import { dayFromToday } from '#shared/rules/days';
import type { App, Visitor } from '../app/app.ts';
import type { CallRequest } from '../app/caller.ts';
import type { Person } from '../app/people.ts';
import { newTicket, openSocket } from '../app/sockets.ts';
import { basics } from '../rows/seed.ts';
import { comment as addedComment, aPublicOutfit, follow, like } from './community.ts';
import { markRead, send, start } from './conversations.ts';
import { generate } from './generate.ts';
import { visitNamed } from './named-people.ts';
import { mornings } from './planning.ts';
import { block, report } from './safety.ts';
import { addItem, photoFile, uploaded } from './upload.ts';
import { consentOf } from './writes.ts';

/** Makes a call and expects it to succeed. */
async function done(
  person: Visitor,
  feature: Parameters<Visitor['call']>[0],
  name: string,
  request?: CallRequest,
) {
  const { status, body } = await person.call(feature, name as never, request);
  expect(`${feature} ${name} ${status < 300 ? '' : JSON.stringify(body)}`).toBe(`${feature} ${name} `);
  return body;
}

/** Signs up a person who has used every feature of the app, together with the other people involved. */
export async function richPerson(app: App, displayName: string) {
  const ada: Person & Visitor = await app.signUp(displayName);
  const people = ['Bea', 'Cy', 'Dan', 'Eve', 'Fay'].map((name) => visitNamed<Visitor>(app, name));
  type Five = [Visitor, Visitor, Visitor, Visitor, Visitor];
  const [bea, cy, dan, eve, fay] = (await Promise.all(people)) as Five;

  await wardrobeOf(app, ada);
  await follow(bea, ada.userId);
  await follow(cy, ada.userId);
  await follow(ada, bea.userId);
  const job = await generate(ada, { prompt: 'a walk', isPublic: true, generateImage: true });
  const own = job.outfit?.id ?? '';
  await app.settle();
  await done(ada, 'outfits', 'wearOutfit', { params: { outfitId: own, date: dayFromToday(0) } });
  await done(ada, 'calendar', 'scheduleOutfit', {
    body: { outfitId: own, scheduledDate: dayFromToday(3), notes: 'a party' },
  });
  await done(ada, 'calendar', 'createFeed');
  await done(ada, 'planning', 'setMorningMail', { body: mornings });
  await done(ada, 'planning', 'setOccasion', { params: { weekday: '1' }, body: { occasion: 'work' } });
  await done(ada, 'planning', 'createTrip', {
    body: { place: 'Lisbon', days: [{ date: dayFromToday(5), occasion: 'sightseeing' }] },
  });
  await pinboardOf(ada);

  const theirs = await aPublicOutfit(bea, { title: 'Of Bea' });
  await app.settle();
  const acts = await communityOf({ app, ada, bea, own, theirs: theirs.id });

  const talk = await conversationsOf({ app, ada, bea, cy, dan, own });
  const ofCy = await aPublicOutfit(cy, { title: 'Of Cy' });
  await app.settle();
  await report(ada, { kind: 'outfit', outfitId: ofCy.id });
  await report(bea, { kind: 'person', userId: ada.userId });
  await report(cy, { kind: 'comment', outfitId: theirs.id, commentId: acts.comment.id });
  await block(ada, eve.userId);
  await block(fay, ada.userId);
  await done(ada, 'notifications', 'markSeen');
  const { socket } = await openSocket(app, ada);
  await newTicket(ada);
  await app.settle();
  return { ada, bea, cy, dan, eve, fay, own, theirs: theirs.id, ...talk, ...acts, socket };
}

async function wardrobeOf(app: App, ada: Visitor) {
  for (const category of basics) {
    const { id }: ClothingItem = (await addItem(app.url, ada.accessToken, { category })).body;
    await done(ada, 'wardrobe', 'wearItem', { params: { itemId: id, date: dayFromToday(-1) } });
  }
  await done(ada, 'profile', 'setAvatar', {
    body: { path: await uploaded(app, ada, await photoFile('#884422')) },
  });
  // An upload that was never turned into an item.
  await uploaded(app, ada);
}

async function pinboardOf(ada: Visitor) {
  const { accessToken }: { accessToken: string } = await done(ada, 'pinboard', 'exchangeCode', {
    body: await consentOf(ada),
  });
  const { boards }: { boards: { id: string }[] } = await done(ada, 'pinboard', 'fetchBoards', {
    body: { accessToken },
  });
  await done(ada, 'pinboard', 'fetchBoards', { body: { accessToken, boardId: boards[0]?.id } });
  await consentOf(ada);
}

type Scene = { app: App; ada: Visitor; bea: Visitor };

async function communityOf({ app, ada, bea, own, theirs }: Scene & { own: string; theirs: string }) {
  const likeComment = (person: Visitor, outfitId: string, commentId: string) =>
    done(person, 'community', 'likeComment', { params: { outfitId, commentId } });
  await like(ada, theirs);
  await like(bea, own);
  for (const person of [ada, bea]) {
    const collection = { collectionId: uuidv7() };
    await done(person, 'community', 'saveCollection', { params: collection, body: { name: 'Both' } });
    for (const outfitId of [own, theirs])
      await done(person, 'community', 'addToCollection', { params: { ...collection, outfitId } });
  }
  const comment = await addedComment(ada, theirs, 'A comment of hers');
  const reply = await addedComment(bea, theirs, 'A reply', comment.id);
  const remark = await addedComment(bea, theirs, 'A remark of Bea');
  await addedComment(ada, theirs, 'Her reply', remark.id);
  await likeComment(ada, theirs, remark.id);
  await likeComment(ada, theirs, reply.id);
  await likeComment(bea, theirs, comment.id);
  await addedComment(bea, own, 'On her outfit');
  await app.settle();
  return { comment, reply, remark };
}

type Talks = Scene & { cy: Visitor; dan: Visitor; own: string };

async function conversationsOf({ ada, bea, cy, dan, own }: Talks) {
  const { id: conversationId }: Conversation = (await start(ada, bea.userId)).body;
  await send(ada, conversationId, 'Hello from her');
  await send(bea, conversationId, 'Hello back');
  await markRead(ada, conversationId);
  await send(ada, conversationId, 'See mine', { share: { kind: 'outfit', id: own } });
  await send(bea, conversationId, 'Not read yet');
  // Bea shows Ada's outfit to somebody else.
  const { id: aside }: Conversation = (await start(bea, dan.userId)).body;
  await send(bea, aside, 'Look', { share: { kind: 'outfit', id: own } });
  // Three more conversations: Dan has written to her and got no answer, Cy has started one without writing, and she has
  // opened one without writing.
  const { id: letter }: Conversation = (await start(dan, ada.userId)).body;
  await send(dan, letter, 'A letter');
  await start(cy, ada.userId);
  const fresh = await start(ada, dan.userId);
  expect(fresh.status).toBe(200);
  return { conversationId, aside, letter };
}
