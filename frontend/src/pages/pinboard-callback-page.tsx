import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { PageTitle } from '../components/page-heading.tsx';
import { usePinboardCallback } from '../features/pinboard/use-pinboard-callback.ts';
import { t } from '../lib/t.ts';

const statusLooks = {
  working: { Icon: LoaderCircle, title: t('Connecting Pinterest...') },
  connected: { Icon: CircleCheck, title: t('Pinterest is connected') },
  failed: { Icon: CircleAlert, title: t('Pinterest is not connected') },
};

/** The page to which Pinterest's consent page redirects. */
export function PinboardCallbackPage() {
  const outcome = usePinboardCallback();
  const { Icon, title } = statusLooks[outcome.status];
  return (
    <div
      role={outcome.status === 'failed' ? 'alert' : 'status'}
      className="page-width grid min-h-[75dvh] place-content-center justify-items-center gap-5 text-center"
    >
      <PageTitle title={t('Pinterest')} />
      <Icon
        aria-hidden
        size={40}
        strokeWidth={1.25}
        className={outcome.status === 'working' ? 'animate-spin text-ink-soft' : 'text-accent'}
      />
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="max-w-prose text-ink-soft">
        {outcome.status === 'failed' ? outcome.text : t('You are taken back to your outfits.')}
      </p>
    </div>
  );
}
