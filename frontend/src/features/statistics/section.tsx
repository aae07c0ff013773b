import { type ReactNode, useId } from 'react';

type Props = { title: string; note?: string | undefined; children: ReactNode };

/** A section of the page with its heading. The note explains how its numbers are computed. */
export function Section({ title, note, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 border-line border-t pt-8">
      <div className="grid gap-2">
        <h2 id={id} className="text-4xl sm:text-5xl">
          {title}
        </h2>
        {note && <p className="max-w-prose text-ink-soft text-sm">{note}</p>}
      </div>
      {children}
    </section>
  );
}
