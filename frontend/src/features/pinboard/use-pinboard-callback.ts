import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '#shared/contract/client';
import { api } from '../../lib/api.ts';
import { callbackTexts } from './callback-texts.ts';
import { keepHandle, takeConsentRequest } from './pinboard-session.ts';

type Outcome =
  | { status: 'working' }
  | { status: 'connected'; returnTo: string }
  | { status: 'failed'; text: string; reason: string; returnTo: string };

/** How long the outcome is shown before the page navigates back. */
const milliseconds = { connected: 1500, failed: 2000 };

/** Completes the consent request of this tab. Then it returns to the page on which the request was started. */
export function usePinboardCallback(): Outcome {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'working' });
  const started = useRef(false);

  useEffect(() => {
    // A consent request can be completed only once, and StrictMode runs effects twice.
    if (started.current) return;
    started.current = true;
    void completeConsent(parameters).then(setOutcome);
  }, [parameters]);

  useEffect(() => {
    if (outcome.status === 'working') return;
    const query =
      outcome.status === 'connected'
        ? 'pinboard_success=true'
        : `pinboard_error=${encodeURIComponent(outcome.reason)}`;
    const timer = setTimeout(
      () => navigate(`${outcome.returnTo}?${query}`, { replace: true }),
      milliseconds[outcome.status],
    );
    return () => clearTimeout(timer);
  }, [outcome, navigate]);

  return outcome;
}

async function completeConsent(parameters: URLSearchParams): Promise<Outcome> {
  const { returnTo, userId, redirectUri } = takeConsentRequest();
  const failed = (reason: string, text: string): Outcome => ({ status: 'failed', reason, text, returnTo });
  const error = parameters.get('error');
  const description = parameters.get('error_description');
  const code = parameters.get('code');
  const isRefused = error !== null || description !== null;
  if (!code && !isRefused) return failed('missing_code', callbackTexts.missing_code);
  // Anybody can write a text into an address. It is shown only to a tab that had asked for consent.
  if (!userId || !redirectUri) return failed('missing_state', callbackTexts.missing_state);
  if (!code || isRefused)
    return failed(error || 'oauth_error', description || error || callbackTexts.oauth_error);
  try {
    const state = parameters.get('state') ?? '';
    const { accessToken } = await api.pinboard.exchangeCode({ body: { code, redirectUri, state } });
    keepHandle(userId, accessToken);
    return { status: 'connected', returnTo };
  } catch (failure) {
    const reason = failure instanceof ApiError ? failure.code.replace('pinboard.', '') : 'exchange_failed';
    return failed(reason, callbackTexts.exchange_failed);
  }
}
