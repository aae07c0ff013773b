import { language } from '../lib/language.ts';
import { t } from '../lib/t.ts';
import { BaseButton } from './button.tsx';

type Which = 'followers' | 'following';
type Props = {
  /** Undefined until the numbers are known. */
  counts: Record<Which, number> | undefined;
  onOpen: (which: Which) => void;
};

/** The numbers of a person's followers and of the people they follow. Each opens the list of them. */
export const FollowsButtons = ({ counts, onOpen }: Props) =>
  (['followers', 'following'] as const).map((which) => (
    <BaseButton
      key={which}
      aria-haspopup="dialog"
      disabled={!counts}
      onClick={() => onOpen(which)}
      className="min-h-11 px-3 text-ink-soft tabular-nums underline-offset-4 hover:underline"
    >
      <b className="font-semibold text-ink">{counts?.[which].toLocaleString(language) ?? '–'}</b>{' '}
      {which === 'following' ? t('following') : counts?.followers === 1 ? t('follower') : t('followers')}
    </BaseButton>
  ));
