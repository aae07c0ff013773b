import { Switch } from 'radix-ui';

/** The visible track and thumb inside a Radix `Switch.Root`. */
export const SwitchTrack = ({ on }: { on: boolean }) => (
  <span
    className={`flex h-5 w-9 items-center rounded-full p-0.5 transition-colors ${on ? 'bg-accent' : 'bg-control'}`}
  >
    <Switch.Thumb className="size-4 rounded-full bg-paper transition-transform data-[state=checked]:translate-x-4" />
  </span>
);
