import { useMutation, useQuery } from '@tanstack/react-query';
import * as cognito from 'aws-amplify/auth';
import { type FormEvent, useState } from 'react';
import { tokenMinutes } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Loading } from '../../components/loading.tsx';
import { notify } from '../../components/notify.ts';
import { SmallDialog } from '../../components/small-dialog.tsx';
import { errorTexts } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { configured } from '../../lib/user-pool.ts';
import { texts } from './texts.ts';

type Props = { email: string; onClose: () => void; onSignInAgain: () => void };

/** Whether codes are on. The user may change it while the first access token of their sign-in is in use. */
async function read(email: string) {
  await configured();
  const { tokens } = await cognito.fetchAuthSession();
  const { iat = 0, auth_time: signedInAt } = tokens?.accessToken.payload ?? {};
  const isFresh = iat - Number(signedInAt) < 60;
  const isOn = (await cognito.fetchMFAPreference()).enabled?.includes('TOTP') ?? false;
  if (!isFresh || isOn) return { isOn, isFresh };
  const { sharedSecret, getSetupUri } = await cognito.setUpTOTP();
  return { isOn, isFresh, app: { secret: sharedSecret, link: getSetupUri('Wardrobe', email).href } };
}

async function change(isOn: boolean, code: string) {
  if (!isOn) await cognito.verifyTOTPSetup({ code });
  await cognito.updateMFAPreference({ totp: isOn ? 'DISABLED' : 'PREFERRED' });
}

/** Turns the codes of an authenticator app on or off. Who finds an open session cannot, without signing in again. */
export function AppCodesDialog({ email, onClose, onSignInAgain }: Props) {
  const [code, setCode] = useState('');
  // Read once: reading again, after a look at the app, would make another secret.
  const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false };
  const { data, error } = useQuery({ queryKey: ['app-codes'], queryFn: () => read(email), ...once });
  const { isOn = false, isFresh, app } = data ?? {};
  const changing = useMutation({
    mutationFn: () => change(isOn, code.trim()),
    onSuccess: () => {
      void notify({ title: isOn ? texts.codesOff : texts.codesOn });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!changing.isPending) changing.mutate();
  };
  const failure = error ?? changing.error;
  const refusal = failure ? (texts.codeRefusals[failure.name] ?? errorTexts.unreachable) : undefined;
  return (
    <SmallDialog title={texts.codesTitle} onClose={onClose}>
      {!data && !error && <Loading />}
      {refusal && !app && (
        <p role="alert" className="text-danger-text text-sm">
          {refusal}
        </p>
      )}
      {data && !isFresh && (
        <>
          <p className="text-ink-soft">{texts.codesStale(tokenMinutes)}</p>
          <Button onClick={onSignInAgain}>{t('Sign in again')}</Button>
        </>
      )}
      {isFresh && (
        <form onSubmit={submit} noValidate className="grid gap-4 text-ink-soft">
          {isOn && <p>{texts.codesAreOn}</p>}
          {app && (
            <>
              <p>{texts.codesSetUp}</p>
              <a href={app.link} className="w-fit py-2 text-ink underline underline-offset-4">
                {texts.codesLink}
              </a>
              <p>{texts.codesSecret}</p>
              <code className="select-all break-all bg-sunken p-3 text-ink">{app.secret}</code>
              <TextField
                label={t('Code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                hint={texts.codesLost}
                error={refusal}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            </>
          )}
          <Button type="submit" look={isOn ? 'danger' : 'primary'} aria-disabled={changing.isPending}>
            {isOn ? texts.codesTurnOff : texts.codesTurnOn}
          </Button>
        </form>
      )}
    </SmallDialog>
  );
}
