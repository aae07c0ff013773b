import { listen } from '#shared/listening/listen';
import { intentOf } from '#shared/ranker/intent';
import type { RankRequest } from '#shared/ranker/rank-request';

/** The ranker's intent of a request, without a wardrobe. */
export const intentFor = (request: RankRequest) => intentOf(listen(request, []), request.weather);
