import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { QueryProvider } from '#frontend/app/query-provider.tsx';
import { UserIdContext } from '#frontend/data/user-id.ts';
import { CommunityOutfitModal } from '#frontend/features/community/outfit/outfit-modal.tsx';
import type { Comment } from '#shared/contract/community';
import type { Outfit } from '#shared/contract/outfits';
import { ada, anOutfit, bob, type Person } from '../examples/made-up.ts';
import { type CallName, startFakeApi } from '../fake/api.ts';
import { newRow } from '../fake/rows.ts';
import { beginSession } from '../fake/user-pool.ts';
import type { World } from '../fake/world.ts';

/** A comment, by default one of Ada's. */
export const aComment = (outfitId: string, change: Partial<Comment> = {}): Comment => {
  const userId = change.userId ?? ada.userId;
  return {
    ...newRow(userId),
    outfitId,
    author: { userId, displayName: userId === ada.userId ? 'Ada' : 'Bob', avatarUrl: null },
    parentCommentId: null,
    commentText: 'Love it',
    likesCount: 0,
    isLiked: false,
    ...change,
  };
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

type Options = {
  as?: Person;
  content?: (outfit: Outfit) => Partial<World>;
  /** A call that fails from the start. */
  failing?: CallName;
};

/** Opens the dialog of an outfit of Bob's. By default Ada is signed in. */
export async function openCommunityOutfit(
  change: Partial<Outfit> = {},
  { as = ada, content = () => ({}), failing }: Options = {},
) {
  const outfit = anOutfit({ userId: bob.userId, ...change });
  const api = startFakeApi({
    profiles: new Map([[bob.userId, { displayName: 'Bob' }]]),
    outfits: [outfit],
    ...content(outfit),
  });
  if (failing) api.fail(failing, 'request.invalid');
  history.replaceState(null, '', '/community');
  beginSession(as);
  const show = () =>
    render(
      <StrictMode>
        <UserIdContext value={as.userId}>
          <QueryProvider userId={as.userId}>
            <BrowserRouter>
              <Address />
              <CommunityOutfitModal outfitId={outfit.id} onClose={() => undefined} />
            </BrowserRouter>
          </QueryProvider>
        </UserIdContext>
      </StrictMode>,
    );
  let { unmount } = show();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  await screen.findByRole('dialog');
  return {
    api,
    user,
    outfit,
    address: () => screen.getByRole('status', { name: 'address', hidden: true }).textContent,
    async press(name: string | RegExp) {
      const button = await screen.findByRole<HTMLButtonElement>('button', { name });
      await waitFor(() => expect(button.disabled).toBe(false));
      await user.click(button);
    },
    /** Closes the dialog and opens it again. All its data is loaded again. */
    reopen() {
      unmount();
      ({ unmount } = show());
    },
  };
}

/** The dialog of the outfit, once it is loaded. */
export const outfitDialog = async (title = 'Quiet Navy') =>
  within(await screen.findByRole('dialog', { name: title }));
