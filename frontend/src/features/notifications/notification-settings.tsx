import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'radix-ui';
import { type NotificationKind, notificationKinds } from '#shared/contract/notification-kinds';
import { LoadError } from '../../components/list-states.tsx';
import { notifyError } from '../../components/notify.ts';
import { SwitchTrack } from '../../components/switch-track.tsx';
import { stylingQuery } from '../../data/styling.ts';
import { api } from '../../lib/api.ts';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { kindNames } from './texts.ts';

/** A switch for each kind of notification. */
export function NotificationSettings() {
  const { data: profile, isLoadingError, refetch } = useQuery(stylingQuery('profile'));
  const client = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (notificationsOff: NotificationKind[]) =>
      api.profile.updateProfile({ body: { notificationsOff } }),
    onSuccess: (changed) => client.setQueryData(stylingQuery('profile').queryKey, changed),
    onError: (error) => notifyError(textOf(error)),
  });
  // A switch shows the new choice at once. If saving fails, it shows the stored choice again.
  const off = (isPending && variables) || profile?.notificationsOff;
  const toggle = (kind: NotificationKind, isOn: boolean) =>
    off && !isPending && mutate(isOn ? off.filter((each) => each !== kind) : [...off, kind]);
  return (
    <div className="grid gap-4">
      {isLoadingError && <LoadError text={t('The settings could not be loaded.')} onRetry={refetch} />}
      {!isLoadingError && (
        <ul>
          {notificationKinds.map((kind) => {
            const isOn = off ? !off.includes(kind) : false;
            return (
              <li key={kind}>
                {/* biome-ignore lint/a11y/noLabelWithoutControl: Radix's switch is a button, which a label names */}
                <label className="flex min-h-11 items-center justify-between gap-4 py-1 leading-snug">
                  {kindNames[kind]}
                  <Switch.Root
                    checked={isOn}
                    disabled={!off}
                    aria-disabled={isPending}
                    onCheckedChange={(checked) => toggle(kind, checked)}
                    className="grid size-11 shrink-0 place-content-center disabled:opacity-45 aria-disabled:opacity-45"
                  >
                    <SwitchTrack on={isOn} />
                  </Switch.Root>
                </label>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
