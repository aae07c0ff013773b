import { useMutation, useQuery } from '@tanstack/react-query';
import * as cognito from 'aws-amplify/auth';
import { toDataURL } from 'qrcode';
import { useState } from 'react';
import { tokenMinutes } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { SmallDialog } from '../../components/dialogs.tsx';
import { TextField } from '../../components/form.tsx';
import { Loading } from '../../components/loading.tsx';
import { notify } from '../../components/notify.ts';
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
  const { sharedSecret: secret, getSetupUri } = await cognito.setUpTOTP();
  const link = getSetupUri('Wardrobe', email).href;
  return { isOn, isFresh, app: { secret, link, picture: await toDataURL(link) } };
}

async function change(isOn: boolean, code: string) {
  if (!isOn) await cognito.verifyTOTPSetup({ code });
  await cognito.updateMFAPreference({ totp: isOn ? 'DISABLED' : 'PREFERRED' });
}

/** Says why `change` failed. */
function wordsOf({ name }: Error) {
  if (name === 'NetworkError') return errorTexts.unreachable;
  if (name.startsWith('Limit')) return t('Attempt limit exceeded, please try after some time.');
  return t('Invalid verification code provided, please try again.');
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
      void notify({ title: isOn ? t('Two-step sign-in is off') : t('Two-step sign-in is on') });
      onClose();
    },
  });
  const refusal = error ? errorTexts.unreachable : changing.error ? wordsOf(changing.error) : undefined;
  return (
    <SmallDialog title={texts.codesTitle} onClose={onClose}>
      {!data && !error && <Loading />}
      {refusal && !app && <p role="alert">{refusal}</p>}
      {isFresh === false && (
        <p className="text-ink-soft">
          {t('You can change this for {minutes} minutes after signing in.', { minutes: tokenMinutes })}
        </p>
      )}
      {isFresh === false && <Button onClick={onSignInAgain}>{t('Sign in again')}</Button>}
      {isFresh && (
        <form action={() => changing.mutate()} noValidate className="grid gap-4">
          {isOn && (
            <p className="text-ink-soft">
              {t('It is on. If you turn it off, your password alone is enough to sign in.')}
            </p>
          )}
          {app && (
            <>
              <p className="text-ink-soft">
                {t('Scan this with an authenticator app. On the phone itself, use the link.')}
              </p>
              <img src={app.picture} alt={t('The key as a QR code')} className="size-44" />
              <a href={app.link} className="w-fit py-2.5 underline underline-offset-4">
                {t('Open the authenticator app')}
              </a>
              <p className="text-ink-soft">{t('Or type this key into the app:')}</p>
              <code className="select-all bg-sunken p-3">{app.secret.replace(/.{4}/g, '$& ')}</code>
              <TextField
                label={t('Code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                hint={t('If you lose the phone, only the people who run this app can let you in.')}
                error={refusal}
                value={code}
                onValue={setCode}
              />
            </>
          )}
          <Button type="submit" look={isOn ? 'danger' : 'primary'} disabled={changing.isPending}>
            {isOn ? t('Turn off') : t('Turn on')}
          </Button>
        </form>
      )}
    </SmallDialog>
  );
}
