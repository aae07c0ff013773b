import { type ReactNode, useState } from 'react';
import { Disclosure } from './disclosure.tsx';

type Props = { name: string; tourPart?: string; children: ReactNode };

/** A part of a page that folds, at first closed. Its data is read when it is first opened. */
export function Panel({ children, ...disclosure }: Props) {
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
