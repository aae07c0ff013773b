import { language } from '../lib/language.ts';
import { t } from '../lib/t.ts';
import { BaseButton } from './base-button.tsx';

type Props = { which: 'followers' | 'following'; count: number | undefined; onClick: () => void };

/** The number of a person's followers, or of the people they follow: opens the list of them. */
export const FollowsButton = ({ which, count, onClick }: Props) => (
  <BaseButton
    aria-haspopup="dialog"
    disabled={count === undefined}
    onClick={onClick}
    className="min-h-11 px-3 text-ink-soft tabular-nums underline-offset-4 hover:underline"
  >
    <b className="font-semibold text-ink">{count?.toLocaleString(language) ?? '–'}</b>{' '}
    {which === 'following' ? t('following') : count === 1 ? t('follower') : t('followers')}
  </BaseButton>
);
