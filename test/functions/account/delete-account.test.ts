import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Entity } from 'electrodb';
import { describe, expect, it, vi } from 'vitest';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import { deletedPersonId } from '#shared/rules/deleted-person';
import { createAccount, signInTo } from '../../../bin/demo/app-client.ts';
import { apiOf } from '../../support/app/api.ts';
import { startApp, type Visitor } from '../../support/app/app.ts';
import { failCall } from '../../support/app/faults.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { allRows } from '../../support/app/whole-table.ts';
import {
  addComment,
  commentsOn,
  feed,
  follow,
  like,
  overview,
  personOf,
} from '../../support/calls/community.ts';
import { conversations, messages, send, start } from '../../support/calls/conversations.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { notified } from '../../support/calls/notifications.ts';
import { richPerson } from '../../support/calls/rich-person.ts';
import { block, report } from '../../support/calls/safety.ts';

const app = await startApp();
const { personalRows } = await import('#functions/account/personal-rows');
const { steps } = await import('#functions/account/deletion/steps');
const { AccountDeletionEntity } = await import('#functions/rows/people/account-deletion');

const deleteAccount = (person: Visitor) =>
  person.call('account', 'deleteAccount', { body: { confirmation: 'delete' } });
const work = () => app.invoke('deleteAccounts', {});

/** Makes the next run of a deletion due now. Returns false if there is no deletion left. */
async function pass(userId: string): Promise<boolean> {
  const { data } = await AccountDeletionEntity.get({ userId }).go({ consistent: true });
  if (data) await AccountDeletionEntity.patch({ userId }).set({ dueAt: new Date().toISOString() }).go();
  return data !== null;
}

async function workToTheEnd(userId: string) {
  while (await pass(userId)) {
    await work();
    await app.settle();
  }
}

/** Everywhere a text is stored: in rows (by entity), in keys of the buckets, and in the user pool. */
async function tracesOf(text: string) {
  const rows = await allRows();
  const client = new S3Client({});
  const keys = await Promise.all(
    ['UPLOADS_BUCKET', 'MEDIA_BUCKET'].map(async (bucket) => {
      const { Contents = [], IsTruncated } = await client.send(
        new ListObjectsV2Command({ Bucket: process.env[bucket] }),
      );
      expect(IsTruncated).toBe(false);
      return Contents.map(({ Key = '' }) => Key);
    }),
  );
  const pool = await readFile(join(app.dataDir, 'user-pool', 'user-pools.json'), 'utf8');
  return {
    entities: [
      ...new Set(
        rows.filter((row) => JSON.stringify(row).includes(text)).map((row) => String(row['__edb_e__'])),
      ),
    ].sort(),
    // The keys of images do not contain the id of their owner.
    keys: [...keys.flat().filter((key) => key.includes(text)), ...(await storedObjects(text)).media],
    pool: pool.includes(text),
  };
}
const nothing = { entities: [], keys: [], pool: false };

it('every entity of the table has its place in the deletion', async () => {
  const files = globSync('functions/{rows/*,platform/serving}/*.ts');
  const modules = files.map((path) => import(join(process.cwd(), path)));
  const exported: unknown[] = (await Promise.all(modules)).flatMap(Object.values);
  const names = exported.filter((each) => each instanceof Entity).map(({ schema }) => schema.model.entity);
  expect(names.length).toBeGreaterThan(30);
  expect(Object.keys(personalRows).sort()).toEqual(names.sort());
});

const scene = await richPerson(app, 'Ada Unmistakable');
const closed = new Promise((resolve) => scene.socket.on('close', resolve));

describe('somebody who has done everything', () => {
  const { ada, bea, cy, dan, fay, own, theirs, conversationId, aside, letter } = scene;

  it('has left traces in rows of every kind, in both buckets and in the user pool', async () => {
    const { entities, keys, pool } = await tracesOf(ada.userId);
    const expected = Object.entries(personalRows)
      .filter(([name, found]) => !found.includes('nobody') && !name.startsWith('account-'))
      .map(([name]) => name);
    expect(entities).toEqual(expected.sort());
    expect(keys.some((key) => key.startsWith(`${ada.userId}/`))).toBe(true);
    expect(keys.some((key) => key.startsWith(`media/${ada.userId}/`))).toBe(true);
    expect(pool).toBe(true);
    expect((await tracesOf('Ada Unmistakable')).entities).toEqual(
      expect.arrayContaining(['conversation-member', 'outfit-card', 'profile']),
    );
  });

  it('deletes nothing without the word', async () => {
    const refused = await ada.call('account', 'deleteAccount', { body: { confirmation: 'yes' } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await tracesOf(ada.userId)).entities).not.toContain('account-deletion');
  });

  it('is seen by nobody and signs in no more from the request on', async () => {
    expect(await deleteAccount(ada)).toMatchObject({ status: 204 });
    expect(await deleteAccount(ada)).toMatchObject({ status: 204 });
    await app.settle();

    const { items } = await feed(bea);
    expect(items.map(({ id }: OutfitCard) => id)).not.toContain(own);
    expect(await personOf(bea, ada.userId)).toMatchObject({ status: 404 });
    expect(await bea.call('profile', 'listPeople', { query: { ids: ada.userId } })).toMatchObject({
      body: [],
    });
    expect(JSON.stringify(await commentsOn(cy, theirs))).not.toContain(ada.userId);
    expect(JSON.stringify(await conversations(bea))).not.toContain('Ada Unmistakable');
    for (const answer of [follow(bea, ada.userId), block(bea, ada.userId), start(fay, ada.userId)])
      expect(await answer).toMatchObject({ status: 404 });

    await expect(signInTo(app.url, ada)).rejects.toThrow();
  });

  it('is removed though the worker dies in each step, and in the midst of further runs', async () => {
    for (const step of steps) {
      const { remove } = step;
      const dying = vi.spyOn(step, 'remove').mockImplementation(async (userId) => {
        await failCall(1, 'answer lost', () => remove(userId));
        throw new Error('killed');
      });
      expect(await pass(ada.userId)).toBe(true);
      await work();
      expect(dying).toHaveBeenCalledOnce();
      dying.mockRestore();
    }
    for (let number = 0; await pass(ada.userId); number++) {
      const { failed } = await failCall(number, number % 2 ? 'answer lost' : 'reset', () =>
        work().catch(() => undefined),
      );
      await app.settle();
      if (!failed) number = 0;
    }
    for (const text of [ada.userId, ada.email, 'Ada Unmistakable'])
      expect(await tracesOf(text)).toEqual(nothing);
    await closed;
  });

  it('leaves others their counts, boards and notifications without the person', async () => {
    for (const { userId } of [bea, cy])
      expect((await personOf(fay, userId)).body).toMatchObject({ followers: 0, following: 0 });
    expect((await fay.call('safety', 'listBlocked')).body).toMatchObject({ items: [] });
    const { stats, topLiked } = await overview(fay);
    expect(stats).toMatchObject({ totalOutfits: 2, totalLikes: 0 });
    expect(topLiked).toEqual([]);
    expect(await notified(bea)).toEqual([]);
    const { items } = await commentsOn(bea, theirs);
    expect(items).toEqual([expect.objectContaining({ id: scene.remark.id, likesCount: 0 })]);
  });

  it('leaves others what they were sent, from a deleted account', async () => {
    const { items } = await conversations(bea);
    expect(items.find(({ id }) => id === conversationId)).toMatchObject({
      otherUser: { id: deletedPersonId, displayName: 'Deleted account', avatarUrl: null },
      unreadCount: 2,
    });
    const { items: sent } = await messages(bea, conversationId);
    expect(sent.map(({ senderId, content }) => [senderId, content])).toEqual([
      [deletedPersonId, 'Hello from her'],
      [bea.userId, 'Hello back'],
      [deletedPersonId, 'See mine'],
      [bea.userId, 'Not read yet'],
    ]);
    expect(sent[2]?.shared).toMatchObject({ title: null, images: [] });
    expect((await messages(dan, aside)).items[0]?.shared).toMatchObject({ title: null });
    expect((await messages(dan, letter)).items).toHaveLength(1);
    expect(await send(bea, conversationId, 'Are you there?')).toMatchObject({
      status: 409,
      body: { code: 'conversation.ended' },
    });
    const { id = '' } = sent[3] ?? {};
    expect(
      await bea.call('messages', 'deleteMessage', { params: { conversationId, messageId: id } }),
    ).toMatchObject({ status: 200 });
    expect((await conversations(cy)).items).toEqual([]);
  });

  it('has a new and empty account with the same address', async () => {
    await createAccount(app.url, { ...ada, displayName: 'Ada Anew' });
    const { userId, accessToken } = await signInTo(app.url, ada);
    expect(userId).not.toBe(ada.userId);
    const { call } = apiOf(app.url, accessToken);
    expect((await call('wardrobe', 'listItems')).body).toMatchObject({ items: [] });
    expect((await call('messages', 'listConversations')).body).toMatchObject({ items: [] });
    expect((await call('profile', 'getProfile')).body).toMatchObject({
      displayName: 'Ada Anew',
      avatarUrl: null,
    });
  });
});

it('what meets a deletion, or comes with a token afterwards, leaves no trace either', async () => {
  const { ada, bea, fay, theirs, conversationId, comment, socket } = await richPerson(
    app,
    'Ida Unmistakable',
  );
  socket.terminate();
  const meeting = [
    deleteAccount(ada),
    follow(ada, fay.userId),
    follow(fay, ada.userId),
    addComment(ada, theirs, 'Meanwhile'),
    like(ada, theirs),
    send(ada, conversationId, 'Meanwhile'),
    send(bea, conversationId, 'And back'),
    block(ada, bea.userId),
    block(bea, ada.userId),
    start(fay, ada.userId),
    report(fay, { kind: 'comment', outfitId: theirs, commentId: comment.id }),
    ada.call('generation', 'startGeneration', { body: { prompt: 'in the meantime' } }),
    ada.call('profile', 'updateProfile', { body: { displayName: 'Ida Unmistakable' } }),
  ];
  await meeting[0];
  await Promise.all([...meeting, work()]);
  await app.settle();
  await Promise.all([
    ada.call('calendar', 'createFeed'),
    ada.call('realtime', 'createTicket'),
    ada.call('generation', 'startGeneration', { body: { prompt: 'much later' } }),
    follow(ada, fay.userId),
    block(ada, fay.userId),
    report(ada, { kind: 'outfit', outfitId: theirs }),
  ]);
  await app.settle();
  await workToTheEnd(ada.userId);
  for (const text of [ada.userId, ada.email, 'Ida Unmistakable'])
    expect(await tracesOf(text)).toEqual(nothing);
});

it('two who delete their accounts at once leave no conversation behind', async () => {
  const [one, other] = [await visitNamed(app, 'One'), await visitNamed(app, 'Other')];
  const { body } = await start(one, other.userId);
  const { id } = body as { id: string };
  await send(one, id, 'Bye');
  await send(other, id, 'Bye bye');
  await Promise.all([deleteAccount(one), deleteAccount(other)]);
  await work();
  for (const { userId } of [one, other]) await workToTheEnd(userId);
  for (const text of [one.userId, other.userId, id]) expect(await tracesOf(text)).toEqual(nothing);
});

it('what is left of others agrees with what it is made of', async () => {
  await app.settle();
  const { differences } = await import('../../../functions/projections/rebuild/rebuild.ts');
  expect(await differences()).toEqual([]);
});
