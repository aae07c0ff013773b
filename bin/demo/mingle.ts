import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#shared/contract/client';
import { apiAs, signInTo } from './app-client.ts';
import { type DemoPerson, demoPassword } from './wardrobes.ts';

const pollMilliseconds = 150;
/** A public outfit appears in the community a moment after it was made. */
const appearsWithin = 10_000;

/**
 * Lets the demo's people follow each other and like most of what the others share. What is there already stays as it is,
 * so that a run can be repeated.
 */
export async function mingle(url: string, people: readonly DemoPerson[]) {
  const members = [];
  for (const { email } of people) {
    const { userId, accessToken } = await signInTo(url, { email, password: demoPassword });
    const api = apiAs(url, accessToken);
    const { items } = await api.outfits.listOutfits({ query: {} });
    members.push({ userId, api, shared: items.filter(({ isPublic }) => isPublic) });
  }
  for (const [index, { api, userId }] of members.entries()) {
    const others = members.filter((other) => other.userId !== userId);
    for (const other of others) await api.community.followUser({ params: { userId: other.userId } });
    const outfits = others.flatMap(({ shared }) => shared);
    // Each leaves out others, so that some outfits are liked more than the rest.
    for (const [at, { id }] of outfits.entries())
      if ((at + index) % 3 !== 0)
        await onceItAppears(() => api.community.likeOutfit({ params: { outfitId: id } }));
  }
}

async function onceItAppears(act: () => Promise<unknown>) {
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
