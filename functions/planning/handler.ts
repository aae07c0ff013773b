import { planning } from '#shared/contract/planning';
import { serve } from '../platform/serving/serve.ts';
import { changeTrip, createTrip, packPiece, removeTrip, unpackPiece } from './change-trip.ts';
import { getTrip, listTrips } from './list-trips.ts';
import { listMisfits } from './misfits.ts';
import { getMorningMail, removeMorningMail, setMorningMail } from './morning-times.ts';
import { setOccasion } from './occasions.ts';
import { proposeWeek } from './propose-week.ts';
import { savePlan } from './save-plan.ts';

export const handler = serve(planning, {
  proposeWeek: ({ userId, language, body }) => proposeWeek(userId, body, language),
  savePlan: ({ userId, language, newId, body }) => savePlan(userId, newId, body, language),
  setOccasion: ({ userId, params, body }) => setOccasion(userId, params.weekday, body.occasion),
  listMisfits: ({ userId, language, query }) => listMisfits(userId, query.today, language),
  createTrip: ({ userId, language, newId, body }) => createTrip(userId, newId, body, language),
  changeTrip: ({ userId, language, params, body, spend }) =>
    changeTrip(userId, params.tripId, body, language, spend),
  listTrips: ({ userId, query }) => listTrips(userId, query),
  getTrip: ({ userId, params }) => getTrip(userId, params.tripId),
  removeTrip: ({ userId, params }) => removeTrip(userId, params.tripId),
  packPiece: ({ userId, params }) => packPiece(userId, params),
  unpackPiece: ({ userId, params }) => unpackPiece(userId, params),
  getMorningMail: ({ userId }) => getMorningMail(userId),
  setMorningMail: ({ userId, body }) => setMorningMail(userId, body),
  removeMorningMail: ({ userId }) => removeMorningMail(userId),
});
