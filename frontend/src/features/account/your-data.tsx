import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tokenMinutes } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { ErrorLine } from '../../components/form.tsx';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { notify } from '../../components/notify.ts';
import { Progress } from '../../components/progress.tsx';
import { api } from '../../lib/api.ts';
import { textOf } from '../../lib/error-texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { plural, t } from '../../lib/t.ts';
import { texts } from './texts.ts';

const AppCodesDialog = lazyDialog('AppCodesDialog', () => import('./app-codes-dialog.tsx'));
const DeleteAccountDialog = lazyDialog('DeleteAccountDialog', () => import('./delete-account-dialog.tsx'));

type Props = {
  email: string;
  /** Called after all sessions have ended. */
  onSignedOut: () => void;
  onSignInAgain: () => void;
  /** Called after the account is deleted. No data of the account can be requested any more. */
  onDeleted: () => void | Promise<void>;
};

/** What concerns the whole account: the download of its data, its sessions, and its deletion. */
export function YourData({ email, onSignedOut, onSignInAgain, onDeleted }: Props) {
  const [dialog, setDialog] = useState<'codes' | 'deletion'>();
  const close = () => setDialog(undefined);
  return (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      <Download email={email} />
      <Sessions onSignedOut={onSignedOut} />
      <Part
        title={texts.codesTitle}
        text={t('Asks for a code from an app on your phone after your password, each time you sign in.')}
      >
        <Button look="outline" aria-haspopup="dialog" onClick={() => setDialog('codes')}>
          {texts.codesTitle}…
        </Button>
      </Part>
      <Part title={texts.deleteTitle} text={t('Deletes your account with everything in it, for good.')}>
        <Button look="danger" aria-haspopup="dialog" onClick={() => setDialog('deletion')}>
          {texts.deleteTitle}…
        </Button>
      </Part>
      {dialog === 'codes' && <AppCodesDialog email={email} onClose={close} onSignInAgain={onSignInAgain} />}
      {dialog === 'deletion' && <DeleteAccountDialog onClose={close} onDeleted={onDeleted} />}
    </div>
  );
}

type PartProps = { title: string; text: string; failure?: string | false | null; children: ReactNode };

function Part({ title, text, failure, children }: PartProps) {
  return (
    <section className="grid content-start justify-items-start gap-3">
      <h2 className="text-2xl">{title}</h2>
      <p className="text-ink-soft text-sm">{text}</p>
      {failure && <ErrorLine>{failure}</ErrorLine>}
      {children}
    </section>
  );
}

function Sessions({ onSignedOut }: Pick<Props, 'onSignedOut'>) {
  const ending = useMutation({ mutationFn: () => api.account.endSessions(), onSuccess: onSignedOut });
  return (
    <Part
      title={texts.sessionsTitle}
      text={t(
        'Ends your sessions on all phones and computers, this one too. Nothing can be changed there from then on; what is open may still be read for {minutes} minutes.',
        { minutes: tokenMinutes },
      )}
      failure={ending.isError && `${t('You were not signed out')}. ${textOf(ending.error)}`}
    >
      <Button look="outline" disabled={ending.isPending} onClick={() => ending.mutate()}>
        {texts.sessionsTitle}
      </Button>
    </Part>
  );
}

function Download({ email }: Pick<Props, 'email'>) {
  const { percent, failure, start } = useDownload(email);
  const isRunning = percent !== null;
  return (
    <Part
      title={texts.downloadTitle}
      text={t(
        'One ZIP with your clothes and their photos, outfits, calendar, comments, likes, messages, follows, settings and profile. The wardrobe can import it again.',
      )}
      failure={failure && `${t('Your data could not be downloaded')}. ${failure}`}
    >
      <Button look="outline" disabled={isRunning} onClick={start}>
        {failure ? t('Try again') : texts.downloadTitle}
      </Button>
      {isRunning && (
        <div className="grid w-full gap-2">
          <Progress label={t('Collecting your data')} percent={percent} />
          <p className="text-ink-soft text-sm">{t('Keep this page open until it is done.')}</p>
        </div>
      )}
    </Part>
  );
}

/** Downloads all of a person's data. `percent` is the progress, `failure` the cause. Leaving the page cancels it. */
function useDownload(email: string) {
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      setPercent(0);
      running.current = new AbortController();
      const { downloadEverything } = await import('./download-everything.ts');
      return downloadEverything(email, running.current.signal, setPercent);
    },
    onSuccess({ zip, missing }) {
      saveFile(zip, `wardrobe-everything-${new Date().toISOString().slice(0, 10)}.zip`);
      const description = plural(
        missing.length,
        'One photo is missing; README.txt names it.',
        '{count} photos are missing; README.txt names them.',
      );
      return notify({ title: t('Your data was downloaded'), ...(missing.length ? { description } : {}) });
    },
  });
  return { percent: isPending ? percent : null, failure: error && textOf(error), start: () => mutate() };
}
