import { useState } from 'react';
import type { ReportedThing } from '#shared/contract/safety';
import { limits } from '#shared/limits';
import type { ReportReason } from '#shared/report-reasons';
import { SmallDialog } from '../../components/dialogs.tsx';
import { Form, FormButtons, TextArea } from '../../components/form.tsx';
import { t } from '../../lib/t.ts';
import { useReport } from './queries.ts';

type Props = {
  thing: ReportedThing;
  onClose: () => void;
  /** Called after the report was sent, in addition to `onClose`. */
  onReported?: () => void;
};

const titles = {
  outfit: t('Report this outfit'),
  comment: t('Report this comment'),
  person: t('Report this person'),
  message: t('Report this message'),
} as const;

const reasonNames: Record<ReportReason, string> = {
  spam: t('Spam or advertising'),
  harassment: t('Harassment or bullying'),
  hate: t('Hate'),
  nudity: t('Nudity or sexual content'),
  violence: t('Violence or threats'),
  stolen: t('Somebody else’s pictures or name'),
  other: t('Something else'),
};

/** Asks for the reason of a report. The typed text is kept if the report could not be sent. */
export function ReportDialog({ thing, onClose, onReported }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const report = useReport();
  const send = () => {
    if (reason && !report.isPending)
      report.mutate(
        { thing, reason, text },
        {
          onSuccess: () => {
            onClose();
            onReported?.();
          },
        },
      );
  };
  return (
    <SmallDialog title={titles[thing.kind]} onClose={onClose} isChanged={text !== ''}>
      <Form onSend={send} className="grid gap-4">
        <p className="text-ink-soft">
          {t('You will not see it any more. Nobody is told who reported it, and somebody will look at it.')}
        </p>
        <fieldset>
          <legend className="pb-1 font-semibold text-sm">{t('What is wrong with it?')}</legend>
          {Object.entries(reasonNames).map(([each, name]) => (
            <label key={each} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={each}
                checked={reason === each}
                onChange={() => setReason(each as ReportReason)}
                className="size-5 shrink-0 accent-accent"
              />
              {name}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t('More about it (optional)')}
          value={text}
          maxLength={limits.report.text}
          onValue={setText}
        />
        <FormButtons onCancel={onClose} disabled={!reason || report.isPending}>
          {t('Report')}
        </FormButtons>
      </Form>
    </SmallDialog>
  );
}
