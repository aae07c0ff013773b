import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';

type Props = {
  /** The text of the button while the panel is closed and while it is open. */
  label: ReactNode;
  /** The accessible name of the panel. */
  name: string;
  /** The name of the tour step that explains the button. */
  tourPart?: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The ref of the button. */
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/**
 * A button that opens a panel. Use it in a row that wraps (`flex flex-wrap`): the panel is placed below all buttons of
 * the row. A closed panel keeps the input that was typed in it.
 */
export function Disclosure({ label, name, tourPart, open, onOpen, ref, children }: Props) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        ref={ref}
        data-tour={tourPart}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
        className="flex min-h-11 min-w-0 max-w-max flex-1 basis-32 items-center gap-1.5 text-sm"
      >
        {label}
        <ChevronDown
          aria-hidden
          size={16}
          className={`shrink-0 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <section
        id={id}
        aria-label={name}
        hidden={!open}
        className="order-last mt-2 basis-full border border-line bg-surface p-5"
      >
        {children}
      </section>
    </>
  );
}

type PanelProps = { name: string; tourPart?: string; children: ReactNode };

/** A part of a page that folds, at first closed. Its data is read when it is first opened. */
export function Panel({ children, ...disclosure }: PanelProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      label={disclosure.name}
      {...disclosure}
      open={open}
      onOpen={(next) => {
        setOpen(next);
        setWasOpened(true);
      }}
    >
      {wasOpened && children}
    </Disclosure>
  );
}
