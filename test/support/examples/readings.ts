/** What a model answers that has read nothing in a request. */
export const emptyReading = {
  ...{ pieces: [], refused: [], colors: [], settings: [], comforts: [], styles: [] },
  ...{ degrees: null, rain: false, snow: false, answer: null, place: null, date: null },
};
