import { lazyComponent } from '../../components/lazy-component.ts';

/** The dialog that schedules an outfit, loaded when it is opened. */
export const AddToCalendar = lazyComponent('AddToCalendar', () => import('./add-to-calendar.tsx'));
