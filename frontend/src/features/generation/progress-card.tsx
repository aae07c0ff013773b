import { useEffect, useRef, useState } from 'react';
import { Progress } from '../../components/progress.tsx';
import { t } from '../../lib/t.ts';
import { steps, tips } from './texts.ts';

const stepMilliseconds = 3000;

/**
 * Shows a step and a tip and advances every 3 seconds, because the server reports no progress. It stays at the last
 * step. It scrolls into view when it appears, because the Generate button may be far from it.
 */
export function ProgressCard() {
  const [passed, setPassed] = useState(0);
  const card = useRef<HTMLElement>(null);
  useEffect(() => void card.current?.scrollIntoView({ block: 'nearest' }), []);
  useEffect(() => {
    const timer = setInterval(() => setPassed((count) => count + 1), stepMilliseconds);
    return () => clearInterval(timer);
  }, []);
  const current = Math.min(passed, steps.length - 1);
  const step = steps[current] ?? steps[0];
  return (
    <section
      ref={card}
      aria-label={t('Progress')}
      className="grid scroll-my-24 gap-5 border border-line bg-surface p-6 max-md:-order-1"
    >
      <Progress label={step.name} percent={step.percent} />
      <ol className="grid gap-1 text-sm sm:grid-cols-4">
        {steps.map(({ name }, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={index <= current ? 'text-ink' : 'text-ink-soft'}
          >
            {name}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {step.name}
      </p>
      <p className="font-display text-lg italic">{tips[passed % tips.length]}</p>
    </section>
  );
}
