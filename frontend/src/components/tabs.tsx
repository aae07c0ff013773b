import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';

type Tab = { id: string; name: string; content: ReactNode };
type Props = { label: string; tabs: readonly Tab[]; open: string; onOpen: (id: string) => void };

/** Tabs whose content mounts when first opened and stays mounted, so that typed input is kept. */
export function Tabs({ label, tabs, open, onOpen }: Props) {
  const [visited, setVisited] = useState([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  return (
    <Radix.Root value={open} onValueChange={onOpen}>
      <Radix.List aria-label={label} className="flex gap-6 overflow-x-auto border-line border-b">
        {tabs.map(({ id, name }) => (
          <Radix.Trigger
            key={id}
            value={id}
            // Radix focuses a pressed tab from script, for which the browser would show a focus ring.
            onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
            className="-mb-px min-h-12 min-w-11 whitespace-nowrap border-transparent border-b-2 font-semibold text-ink-soft text-sm -outline-offset-2 aria-selected:border-accent aria-selected:text-ink"
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content
          key={id}
          value={id}
          forceMount
          className="pt-8 outline-none data-[state=inactive]:hidden"
        >
          {visited.includes(id) && content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
