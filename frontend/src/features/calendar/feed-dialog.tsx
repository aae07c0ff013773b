import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed } from '#shared/contract/calendar';
import { Button } from '../../components/button.tsx';
import { SmallDialog } from '../../components/dialogs.tsx';
import { TextField } from '../../components/form.tsx';
import { notify, notifyError } from '../../components/notify.ts';
import { api } from '../../lib/api.ts';
import { t } from '../../lib/t.ts';
import { dayOf, longDay, texts } from './texts.ts';

const feedKey = ['calendar-feed'];

/** Creates and revokes the secret address at which calendar apps subscribe to the user's calendar. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const {
    data: feed,
    isPending,
    isError,
  } = useQuery({ queryKey: feedKey, queryFn: () => api.calendar.getFeed(), staleTime: 0 });
  const keep = (changed: CalendarFeed) => client.setQueryData<CalendarFeed>(feedKey, changed);
  const create = useMutation({
    mutationFn: () => api.calendar.createFeed(),
    onSuccess: ({ createdAt }) => keep({ createdAt }),
    onError: () => notifyError(texts.feedFailed),
  });
  const end = useMutation({
    mutationFn: () => api.calendar.removeFeed(),
    onSuccess: () => {
      create.reset();
      keep({ createdAt: null });
      return notify({ title: t('The address was ended') });
    },
    onError: () => notifyError(texts.feedFailed),
  });
  const address = create.data && new URL(create.data.path, location.origin);
  const isBusy = create.isPending || end.isPending;
  return (
    <SmallDialog title={t('Subscribe in a calendar app')} onClose={onClose}>
      <p className="text-ink-soft text-sm leading-relaxed">
        {t(
          'A calendar app that knows your secret address shows your planned outfits and follows every change. Whoever has the address can read them: give it to nobody.',
        )}
      </p>
      {isPending && <p role="status">{t('Loading...')}</p>}
      {isError && <p role="alert">{t('The address could not be read. Please try again later.')}</p>}
      {address && (
        <div className="grid gap-3">
          <TextField
            label={t('Your address')}
            hint={t('It is shown only now. Copy it, or open it in your calendar app.')}
            readOnly
            value={address.href}
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => copy(address.href)}>{t('Copy')}</Button>
            <a
              href={address.href.replace(/^https?:/, 'webcal:')}
              className="inline-flex min-h-11 items-center px-3 font-semibold text-sm underline underline-offset-4"
            >
              {t('Open in calendar app')}
            </a>
          </div>
        </div>
      )}
      {feed && !address && feed.createdAt && (
        <p className="text-sm">
          {t('There is an address, made on {day}. A new one ends it.', {
            day: longDay(dayOf(new Date(feed.createdAt))),
          })}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button look={feed?.createdAt ? 'quiet' : 'outline'} onClick={onClose}>
          {t('Close')}
        </Button>
        {feed?.createdAt && (
          <Button look="outline" disabled={isBusy} onClick={() => end.mutate()}>
            {t('End the address')}
          </Button>
        )}
        {feed && !address && (
          <Button disabled={isBusy} onClick={() => create.mutate()}>
            {feed.createdAt ? t('Make a new address') : t('Make an address')}
          </Button>
        )}
      </div>
    </SmallDialog>
  );
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    void notify({ title: t('Address copied') });
  } catch {
    void notifyError(t('The address could not be copied. Please select and copy it yourself.'));
  }
}
