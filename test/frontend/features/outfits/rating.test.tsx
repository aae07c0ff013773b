import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { findToast } from '../../../support/pages/open-page.tsx';
import { modalOf, openOutfit } from '../../../support/pages/outfit-modal.tsx';

const button = (name: 'Like' | 'Dislike') => modalOf().getByRole('button', { name });
const shown = () => [button('Like').ariaPressed, button('Dislike').ariaPressed];
const none = ['false', 'false'];
const liked = ['true', 'false'];
const disliked = ['false', 'true'];

async function open(change: Partial<Outfit> = {}) {
  const page = await openOutfit(change);
  return {
    ...page,
    kept: () => localStorage.getItem(`outfit-feedback-${page.outfit.id}`),
    told: () => page.api.requestsOf('outfits.setFeedback').map(({ body }) => body),
  };
}

describe('the rating of an outfit', () => {
  it('is like or dislike, kept on the device and told to the server', async () => {
    const { user, kept, told } = await open();
    expect(shown()).toEqual(none);
    await user.click(button('Like'));
    expect(shown()).toEqual(liked);
    expect(kept()).toBe('like');
    await waitFor(() => expect(told()).toEqual([{ feedback: 'like' }]));
  });

  it('changes with the other button, and is cleared with the same one', async () => {
    const { user, kept, told } = await open();
    await user.click(button('Like'));
    await user.click(button('Dislike'));
    expect(shown()).toEqual(disliked);
    expect(kept()).toBe('dislike');
    await user.click(button('Dislike'));
    expect(shown()).toEqual(none);
    expect(kept()).toBeNull();
    await waitFor(() =>
      expect(told()).toEqual([{ feedback: 'like' }, { feedback: 'dislike' }, { feedback: null }]),
    );
  });

  it('stands there again after a reload', async () => {
    const { user, reopen } = await open();
    await user.click(button('Dislike'));
    await reopen();
    expect(shown()).toEqual(disliked);
  });

  it('that was given on another device is shown here, too', async () => {
    await open({ feedback: 'like' });
    expect(shown()).toEqual(liked);
  });

  it('that cannot reach the server is kept on the device, and said to be', async () => {
    const { api, user, kept } = await open();
    api.fail('outfits.setFeedback', 'internal');
    await user.click(button('Like'));
    await findToast('Your rating is kept on this device only for now.');
    expect(kept()).toBe('like');
    expect(shown()).toEqual(liked);
  });
});
