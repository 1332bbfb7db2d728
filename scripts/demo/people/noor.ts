import { type DemoPerson, item, list, off } from './person.ts';

/** Looks up: mountains by day, stars by night. */
export const noor: DemoPerson = {
  key: 'noor',
  name: 'Noor Haddad',
  avatar: 'white',
  lists: [
    list('Above the tree line', 'Light, mended, or borrowed. In that order.', 'friends', [
      item('Tent, under two kilos', 289, 'farfield', 'tent honey', 'Put your names together for this one.'),
      item('Wool hat', 26, 'northloom', 'beanie brick'),
      item('Approach shoes, size 40', 129, 'trackside', 'shoe forest'),
      item('Titanium mug', 34, 'farfield', 'mug coal', 'My old one fell off the Weisshorn. It is fine.'),
      item('Rucksack repair kit', 16, 'trackside', 'backpack forest'),
      off(item('Rope, 60 m', 160, 'trackside', undefined, 'Never buy rope as a surprise, please.')),
    ]),
    list('Below the stars', 'Clear skies, thermos, silence.', 'friends', [
      item('Binoculars, 10 × 50', 135, 'farfield', 'telescope night'),
      item('Star atlas, spiral-bound', 39, 'cornerbooks', 'books night', 'Spiral, so that it lies flat on a rock.'),
      item('Folding stool', 28, 'farfield'),
      item('Blanket with sleeves', 47, 'northloom', 'blanket coal', 'Undignified, and therefore perfect.'),
      item('Moon-phase watch', 240, 'clearsignal', 'watch navy'),
    ]),
    list('Eid', 'Come hungry. If you must bring something:', 'friends', [
      item('Date syrup', 12, 'slowhours', 'jar brick'),
      item('Serving board', 45, 'oakandoil', 'board teal'),
      item('Candles for a long table', 21, 'slowhours', 'candle honey'),
      item('Flowers, in a vase that stays', 40, 'heathandkiln', 'vase forest'),
    ]),
  ],
};
