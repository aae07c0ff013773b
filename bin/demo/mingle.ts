import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#shared/contract/client';
import { type Api, enter } from './app-client.ts';
import { type DemoPerson, demoPassword } from './wardrobes.ts';

const pollMilliseconds = 150;
/** The most milliseconds until a new public outfit appears in the community. */
const appearsWithin = 10_000;

/**
 * Lets the demo people follow each other, like most of the outfits that the others share, and comment on them. Existing
 * follows, likes and comments stay, so that a run can be repeated.
 */
export async function mingle(url: string, people: readonly DemoPerson[]) {
  const members = [];
  for (const { email } of people) {
    const { userId, api } = await enter(url, { email, password: demoPassword });
    const { items } = await api.outfits.listOutfits({ query: {} });
    members.push({ userId, api, shared: items.filter(({ isPublic }) => isPublic) });
  }
  for (const [index, { api, userId }] of members.entries()) {
    const others = members.filter((other) => other.userId !== userId);
    for (const other of others) await api.community.followUser({ params: { userId: other.userId } });
    const outfits = others.flatMap(({ shared }) => shared);
    // Each person skips different outfits, so that some outfits get more likes than others.
    for (const [at, { id }] of outfits.entries())
      if ((at + index) % 3 !== 0)
        await onceItAppears(() => api.community.likeOutfit({ params: { outfitId: id } }));
  }
  await talk(members);
}

/** Comments under an outfit, each with the owner's answer. The next two people write the comments. */
const talks = [
  ['The colors sit so well together.', 'Thank you! It took me a while to find them.'],
  ['I would wear this from Monday to Friday.', 'I nearly do.'],
  ['Where would you wear it?', 'To dinner, and then for a long walk home.'],
  ['I have been looking for shoes like these.', null],
  ['Saved. I am trying this at the weekend.', 'Show us!'],
  ['So simple, and so good.', null],
] as const;

type Member = { api: Api; shared: readonly { id: string }[] };

/** Adds comments to outfits that have none: one from each of two other people, with replies and likes by the owner. */
async function talk(members: readonly Member[]) {
  let said = 0;
  for (const [index, { api, shared }] of members.entries())
    for (const { id: outfitId } of shared) {
      const params = { outfitId };
      const { items } = await api.community.listComments({ params, query: { limit: 1 } });
      if (items.length) continue;
      for (const away of [1, 2]) {
        const author = members[(index + away) % members.length];
        const [commentText, reply] = talks[said++ % talks.length] ?? talks[0];
        if (!author || author.api === api) continue;
        const comment = await onceItAppears(() =>
          author.api.community.addComment({ params, body: { commentText } }),
        );
        await api.community.likeComment({ params: { outfitId, commentId: comment.id } });
        if (reply)
          await api.community.addComment({
            params,
            body: { commentText: reply, parentCommentId: comment.id },
          });
      }
    }
}

/** Repeats an action that is refused, until the projection that it needs has been made. */
export async function onceItAppears<T>(act: () => Promise<T>): Promise<T> {
  const start = Date.now();
  for (;;)
    try {
      return await act();
    } catch (error) {
      const isMissing = error instanceof ApiError && error.code === 'not_found';
      if (!isMissing || Date.now() - start > appearsWithin) throw error;
      await wait(pollMilliseconds);
    }
}
