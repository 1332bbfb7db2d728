import { type DemoPerson, item, list, off } from './person.ts';

/** Runner and record collector, short of breath and of shelf space; the giver whose account the demo prints. */
export const jonas: DemoPerson = {
  key: 'jonas',
  name: 'Jonas Okafor',
  avatar: 'green',
  lists: [
    list(
      'Quiet ideas',
      'Notes to myself. Nobody can see this, and that is the point.',
      [],
      [
        item('A weekend without a phone', 0, '', 'tent honey'),
        item('Second-hand cello?', 900, '', undefined, 'No. Well. Maybe.'),
        item('Pull-up bar', 45, 'trackside'),
        item('Dutch course, the evening one', 180, ''),
      ],
    ),
    list('Side A', 'Vinyl only. If the sleeve is worn, even better.', 'friends', [
      item('Ethiopian jazz, volume four', 29, 'sidetwo', 'record honey'),
      item('Live at the harbour hall, 1974', 34, 'sidetwo', 'record navy', 'The pressing with the audience noise.'),
      item('Dub plates, repressed', 27.5, 'sidetwo', 'record forest'),
      item('Field recordings of rain', 22, 'sidetwo', 'record sky', 'Do not laugh. It is forty-one minutes of peace.'),
      item('Carbon-fibre record brush', 16, 'sidetwo', 'paints plum'),
      item('Over-ear headphones', 189, 'clearsignal', 'headphones coal', 'Closed back. The neighbours will thank you.'),
    ]),
    list('Couch to half marathon', 'By May. I have told everyone, so now I have to.', 'friends', [
      item('Trail shoes, size 44', 139, 'trackside', 'shoe sky', 'A half size up: downhill toes.'),
      item('Merino running socks, three pairs', 42, 'trackside', 'socks navy'),
      item('Soft bottle, half a litre', 21.5, 'trackside', 'bottle brick'),
      item('Beanie that wicks', 28, 'trackside', 'beanie coal'),
      item('Watch that only counts time', 75, 'clearsignal', 'watch forest', 'No heart, no steps, no badges.'),
      off(item('Head torch', 49, 'trackside', 'lantern night', 'Spring came first.')),
    ]),
    list('Thirty-six', 'Dinner at mine on the ninth. You are the present, but since you ask:', 'friends', [
      item('Good kitchen knife', 88, 'oakandoil', 'board coal'),
      item('Ceramic ramen bowls', 44, 'heathandkiln', 'bowl plum'),
      item('Umbrella that survives this town', 37, 'slowhours', 'umbrella honey', 'I have buried five.'),
      item('Board game for exactly two', 26, 'tinyworkshop', 'game rose'),
      item('Rucksack, 20 litres', 96, 'trackside', 'backpack night'),
    ]),
  ],
};
