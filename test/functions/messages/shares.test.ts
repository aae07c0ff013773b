import { afterAll, describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/messages';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { setVisibility } from '../../support/calls/community.ts';
import { aConversation, conversations, messages, send } from '../../support/calls/conversations.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { block } from '../../support/calls/safety.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions();
afterAll(() => app.stop());

async function anOutfit(person: Caller, isPublic: boolean) {
  const itemIds = await seedItems(person.userId, basics);
  const body = { title: 'For the office', notes: null, occasion: null, itemIds, isPublic };
  const outfit: Outfit = (await person.call('outfits', 'createOutfit', { body })).body;
  return { outfit, itemId: itemIds[0] ?? '' };
}
const share = (person: Caller, conversationId: string, kind: 'outfit' | 'item', id: string) =>
  send(person, conversationId, '', { share: { kind, id } });
const last = async (person: Caller, id: string) => (await messages(person, id)).items.at(-1)?.shared;
const gone = { title: null, images: [] };

describe('a card in a chat', () => {
  it('shows an own outfit, private or not, to the other person, until it is deleted', async () => {
    const { ada, bea, id } = await aConversation(app);
    const { outfit } = await anOutfit(ada, false);
    const { status, body } = await share(ada, id, 'outfit', outfit.id);
    expect(status).toBe(201);
    expect((body as Message).shared).toMatchObject({
      kind: 'outfit',
      id: outfit.id,
      title: 'For the office',
    });
    const shared = await last(bea, id);
    expect(shared?.images).toHaveLength(3);
    for (const url of shared?.images ?? []) expect(url).toContain('Signature=');
    expect((await conversations(bea)).items[0]?.lastMessage).toMatchObject({ content: '', shared: 'outfit' });

    await ada.call('outfits', 'removeOutfit', { params: { outfitId: outfit.id } });
    expect(await last(bea, id)).toMatchObject(gone);
  });

  it('shows an own piece by its words', async () => {
    const { ada, bea, id } = await aConversation(app);
    const { itemId } = await anOutfit(ada, false);
    await share(ada, id, 'item', itemId);
    expect(await last(bea, id)).toMatchObject({ kind: 'item', id: itemId, images: [expect.anything()] });
    expect((await last(bea, id))?.title).not.toBeNull();
  });

  it('shows somebody else’s outfit while it is public', async () => {
    const { ada, bea, id } = await aConversation(app);
    const cleo = await visitNamed(app, 'Cleo');
    const { outfit } = await anOutfit(cleo, true);
    await share(ada, id, 'outfit', outfit.id);
    expect(await last(bea, id)).toMatchObject({ title: 'For the office' });
    await setVisibility(cleo, outfit.id, false);
    for (const person of [ada, bea]) expect(await last(person, id)).toMatchObject(gone);
  });

  it('shows nothing of a person who is blocked by its reader', async () => {
    const { ada, bea, id } = await aConversation(app);
    const cleo = await visitNamed(app, 'Cleo');
    const { outfit } = await anOutfit(cleo, true);
    await share(ada, id, 'outfit', outfit.id);
    await block(bea, cleo.userId);
    expect(await last(bea, id)).toMatchObject(gone);
    expect(await last(ada, id)).toMatchObject({ title: 'For the office' });
    expect(await share(bea, id, 'outfit', outfit.id)).toMatchObject({ status: 404 });
  });

  it('is not made of what the sender may not share', async () => {
    const { ada, id } = await aConversation(app);
    const cleo = await visitNamed(app, 'Cleo');
    const { outfit, itemId } = await anOutfit(cleo, false);
    for (const [kind, thing] of [
      ['outfit', outfit.id],
      ['item', itemId],
      ['outfit', crypto.randomUUID()],
    ] as const)
      expect(await share(ada, id, kind, thing)).toMatchObject({ status: 404 });
    expect((await messages(ada, id)).items).toEqual([]);
  });
});
