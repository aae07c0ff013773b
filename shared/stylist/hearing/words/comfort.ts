import table from '../../lexicon/comforts.json' with { type: 'json' };
import { rowsOf, type Words } from '../../lexicon/rows.ts';

// What a person's body or the circumstances of the day require of an outfit, in the words that people type. Each id is
// a requirement that changes the choice of pieces.

export type Comfort =
  | 'flat-shoes' // flat, stable shoes that can be walked in
  | 'crutches' // flat shoes, hands free, hem off the floor, nothing that slips off
  | 'seated' // sits for hours: nothing tight or short
  | 'pregnant' // room for the belly, or stretch
  | 'nursing' // opens in front
  | 'cover-arms'
  | 'cover-shoulders'
  | 'cover-chest' // high neckline
  | 'cover-knees' // knees and legs covered
  | 'cover-belly' // skims the waist
  | 'cover-head' // a scarf or hat goes with it
  | 'cover-all' // long sleeves and long hem
  | 'show-legs'
  | 'show-waist'
  | 'warm' // warmer than the weather asks
  | 'cool' // airier than the weather asks
  | 'sensitive-skin' // soft fabrics, no wool or synthetics on the skin
  | 'loose' // nothing tight
  | 'stretch' // free to move
  | 'bike' // trousers or a skirt one can pedal in
  | 'baby' // washable, bends and lifts, nothing to pull at
  | 'pockets'
  | 'hands-free' // crossbody bag, backpack or no bag
  | 'easy-shoes' // on and off quickly
  | 'sturdy-shoes' // mud, grass, gravel: no thin heels, no suede
  | 'quick-change' // on and off quickly, or fits two occasions in a row
  | 'easy-top' // goes on without raising an arm or over the head
  | 'layers' // can be taken off and put on as the day changes
  | 'no-jewelry'
  | 'washable' // may get dirty
  | 'no-wrinkle' // looks fresh after hours in a bag or seat
  | 'petite'
  | 'tall'
  | 'curvy';

export const comforts = rowsOf<readonly [id: Comfort, ...Words]>(table);
