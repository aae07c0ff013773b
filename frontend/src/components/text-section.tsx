import type { ReactNode } from 'react';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of a longer text with a title and a line above it. `aside` is shown at the end of the title's line. */
export const TextSection = ({ title, aside, children }: Props) => (
  <section className="grid gap-2 border-line border-t pt-4">
    <div className="flex items-center justify-between gap-3">
      <h3 className="label font-sans text-accent tracking-label">{title}</h3>
      {aside && <div className="-my-3 -mr-3">{aside}</div>}
    </div>
    <div className="text-ink-soft leading-relaxed">{children}</div>
  </section>
);
