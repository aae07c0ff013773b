import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';

type Tab = { id: string; name: string; content: ReactNode };
type Props = {
  label: string;
  tabs: readonly Tab[];
  open: string;
  onOpen: (id: string) => void;
  /** Shown before the tabs on the same line. */
  before?: ReactNode;
};

/** Tabs whose content is mounted when it is first opened and then stays mounted, so that typed input is kept. */
export function Tabs({ label, tabs, open, onOpen, before }: Props) {
  const [visited, setVisited] = useState([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  return (
    <Radix.Root value={open} onValueChange={onOpen}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-line border-b">
        {before}
        <Radix.List
          aria-label={label}
          className={`-mb-px flex min-w-0 flex-wrap ${before ? 'gap-3.5 text-xs' : 'gap-6 text-sm'}`}
        >
          {tabs.map(({ id, name }) => (
            <Radix.Trigger
              key={id}
              value={id}
              // Radix focuses a pressed tab by script, and the browser would show a focus ring for that.
              onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
              className="min-h-12 min-w-11 shrink-0 whitespace-nowrap border-transparent border-b-2 font-semibold text-ink-soft -outline-offset-2 aria-selected:border-accent aria-selected:text-ink"
            >
              {name}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map(({ id, name, content }) => (
        <Radix.Content
          key={id}
          value={id}
          forceMount
          className={`-outline-offset-2 ${before ? 'pt-3' : 'pt-8'} data-[state=inactive]:hidden`}
        >
          <h2 className="sr-only">{name}</h2>
          {visited.includes(id) && content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
