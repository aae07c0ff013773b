import { Ban, Flag } from 'lucide-react';
import { useState } from 'react';
import type { Person } from '#shared/contract/profile';
import type { ReportedThing } from '#shared/contract/safety';
import type { MenuEntry } from '../../../components/menu.tsx';
import { MoreButton } from '../../../components/row-actions.tsx';
import { t } from '../../../lib/t.ts';
import { BlockDialog, ReportDialog } from './lazy-dialogs.ts';

type Props = {
  thing: ReportedThing;
  /** The author or owner of the thing. */
  person: Person;
  /** More entries, shown before the entries to report and to block. */
  entries?: readonly MenuEntry[];
  /** Called after the thing has been hidden from the user. */
  onHidden: () => void;
};

/** The button "More actions". Its menu reports an outfit, a comment, a message or a person, and blocks the author. */
export function SafetyMenu({ thing, person, entries = [], onHidden }: Props) {
  const [dialog, setDialog] = useState<'report' | 'block' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <MoreButton
        entries={[
          ...entries,
          { icon: Flag, text: t('Report'), onSelect: () => setDialog('report') },
          {
            icon: Ban,
            text: t('Block {name}', { name: person.displayName }),
            onSelect: () => setDialog('block'),
          },
        ]}
      />
      {dialog === 'report' && <ReportDialog thing={thing} onClose={close} onReported={onHidden} />}
      {dialog === 'block' && <BlockDialog person={person} onClose={close} onBlocked={onHidden} />}
    </>
  );
}
