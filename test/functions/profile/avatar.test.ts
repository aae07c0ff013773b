import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { OutfitCard } from '#shared/contract/community';
import type { Conversation } from '#shared/contract/messages';
import type { Person, Profile } from '#shared/contract/profile';
import { startApp, type Visitor } from '../../support/app/app.ts';
import { eventually } from '../../support/app/eventually.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { aPublicOutfit, feed } from '../../support/calls/community.ts';
import { send, start } from '../../support/calls/conversations.ts';
import { photoFile, upload } from '../../support/calls/upload.ts';

const app = await startApp();
afterAll(() => app.stop());
const set = (person: Visitor, path: string) => person.call('profile', 'setAvatar', { body: { path } });
async function uploaded(person: Visitor, file?: Uint8Array) {
  const sent = await upload(
    app.url,
    person.accessToken,
    file ?? (await photoFile('#1f2a44', { width: 240, height: 320 })),
  );
  if (!('path' in sent)) throw new Error('The upload was refused.');
  return sent.path;
}

it('an upload becomes a square avatar that everybody can open, once however often it is said', async () => {
  const ada = await app.signUp('Ada');
  const path = await uploaded(ada);
  const [first, again] = await Promise.all([set(ada, path), set(ada, path)]);
  expect(first.status).toBe(200);
  expect(again.body).toEqual(first.body);
  const { avatarUrl } = first.body as Profile;
  const image = await fetch(new URL(avatarUrl ?? '', app.url));
  const { width, height } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
  expect([image.status, width, height]).toEqual([200, 240, 240]);
  expect((await storedObjects(ada.userId)).uploads).toEqual([]);
});

it('others get an address in place of the path: on cards, in lists and in conversations', async () => {
  const [ada, bea] = [await app.signUp('Ada'), await app.signUp('Bea')];
  await aPublicOutfit(ada);
  const { id } = (await start(bea, ada.userId)).body as Conversation;
  await send(bea, id, 'Hello');
  const path = await uploaded(ada);
  const { avatarUrl } = (await set(ada, path)).body as Profile;
  const shown = async () => {
    const { items } = await feed(bea);
    const person = await bea.call('community', 'getPerson', { params: { userId: ada.userId } });
    const people = await bea.call('profile', 'listPeople', { query: { ids: ada.userId } });
    const list = (await bea.call('messages', 'listConversations')).body as { items: Conversation[] };
    return [
      items.find((card: OutfitCard) => card.userId === ada.userId)?.author.avatarUrl,
      (person.body as Person).avatarUrl,
      (people.body as Person[])[0]?.avatarUrl,
      list.items[0]?.otherUser.avatarUrl,
    ];
  };
  expect(avatarUrl).not.toContain(ada.userId);
  await eventually(async () => expect(await shown()).toEqual(Array(4).fill(avatarUrl)));
});

it('the avatar before it is deleted, and one that is removed as well', async () => {
  const ada = await app.signUp('Ada');
  const [one, other] = [await uploaded(ada), await uploaded(ada)];
  await set(ada, one);
  await set(ada, other);
  const kept = async () => (await storedObjects(ada.userId)).media;
  await eventually(async () => {
    const media = await kept();
    expect(media.every((key) => key.includes(other))).toBe(true);
    expect(media.length).toBeGreaterThan(1);
  });
  expect(await ada.call('profile', 'removeAvatar')).toMatchObject({ status: 200, body: { avatarUrl: null } });
  await eventually(async () => expect(await kept()).toEqual([]));
});

it('a path of somebody else, of nothing, or of what is no photo is refused and changes nothing', async () => {
  const [ada, bea] = [await app.signUp('Ada'), await app.signUp('Bea')];
  const theirs = await uploaded(bea);
  for (const path of [theirs, `${ada.userId}/1_a.jpg`, 'https://example.com/a.jpg'])
    expect(await set(ada, path)).toMatchObject({ status: 409, body: { code: 'upload.missing' } });
  const noPhoto = await uploaded(ada, Buffer.from('<svg/>'));
  expect(await set(ada, noPhoto)).toMatchObject({ body: { code: 'upload.invalid_file' } });
  expect(((await ada.call('profile', 'getProfile')).body as Profile).avatarUrl).toBeNull();
});
