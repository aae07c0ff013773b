import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SmallDialog } from '../../components/small-dialog.tsx';
import { markTourSeen } from './seen-tour.ts';
import { tour } from './texts.ts';

/** The tour of the first visit from this device; Skip and Got it! both end it for good. */
export function Onboarding() {
  const [open, setOpen] = useState(true);
  const [index, setIndex] = useState(0);
  const step = tour[index] ?? tour[0];
  useEffect(() => {
    const part = document.querySelector(`[data-tour=${step.part}]`);
    if (!open || !part) return;
    part.toggleAttribute('data-lit', true);
    part.scrollIntoView({ block: 'start' });
    return () => part.removeAttribute('data-lit');
  }, [open, step]);
  if (!open) return null;
  const end = () => {
    markTourSeen();
    setOpen(false);
    scrollTo({ top: 0 });
  };
  const isLast = index === tour.length - 1;
  return (
    <SmallDialog title={step.title} onClose={end} atBottom>
      <p aria-live="polite">{step.text}</p>
      <div className="flex items-center justify-between gap-3 pt-2">
        <span className="text-ink-soft text-sm tabular-nums">
          {index + 1} of {tour.length}
        </span>
        <div className="flex gap-3">
          {!isLast && (
            <Button look="quiet" onClick={end}>
              Skip
            </Button>
          )}
          <Button data-focus-first onClick={isLast ? end : () => setIndex(index + 1)}>
            {isLast ? 'Got it!' : 'Next'}
          </Button>
        </div>
      </div>
    </SmallDialog>
  );
}
