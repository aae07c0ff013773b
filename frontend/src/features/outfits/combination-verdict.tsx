import { Minus, Plus } from 'lucide-react';
import { t } from '../../lib/t.ts';
import type { CombinationScore } from './score-combination.ts';

type Props = { score: CombinationScore | undefined };

/** The score of a combination, announced by screen readers at each change. Without a score, what is missing. */
export const CombinationPercent = ({ score }: Props) => (
  <p role="status" className="shrink-0 text-ink-soft text-sm max-md:max-w-44 max-md:text-xs">
    {score ? (
      <span className="grid justify-items-center md:flex md:items-baseline md:gap-3">
        <span className="font-display text-3xl text-ink leading-none md:text-5xl">{score.percent}</span>
        <span>
          {t('of 100')}
          <span className="max-md:sr-only">{t(': how well it goes together')}</span>
        </span>
      </span>
    ) : (
      t('Pick two pieces to see how well they go together.')
    )}
  </p>
);

/** The reasons for and against a combination. */
export const CombinationReasons = ({ score }: Props) =>
  score && (
    <ul aria-label={t('How well it goes together')} className="grid gap-1.5 text-sm">
      {score.pros.map((text) => (
        <li key={text} className="flex gap-2">
          <Plus aria-label={t('For it:')} size={16} className="mt-0.5 shrink-0" />
          {text}
        </li>
      ))}
      {score.cons.map((text) => (
        <li key={text} className="flex gap-2 text-ink-soft">
          <Minus aria-label={t('Against it:')} size={16} className="mt-0.5 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
