import { type DemoPerson, item, list } from './person.ts';

/** Retired signalman and grandfather; writes as he talks, in whole sentences. */
export const walter: DemoPerson = {
  key: 'walter',
  name: 'Walter Finch',
  avatar: 'brown',
  lists: [
    list(
      'For the railway in the attic',
      'Gauge N, as ever. My granddaughter tells me that one puts the links in here.',
      'friends',
      [
        item(
          'Shunting engine, green livery',
          112,
          'tinyworkshop',
          'train forest',
          'The 1952 one, with the tall chimney.',
        ),
        item('Two goods wagons', 46, 'tinyworkshop', 'train brick', 'Coal if they have it, otherwise timber.'),
        item('Signal lamps, a dozen', 28, 'tinyworkshop', 'lantern coal'),
        item('Very small brushes', 17.5, 'paperhouse', 'paints teal', 'For the faces of the passengers.'),
        item('A clock for the station hall', 33, 'clearsignal', 'clock coal'),
      ],
    ),
    list(
      'The garden, and what to wear in it',
      'The knees are not what they were, but the beans do not know that.',
      'friends',
      [
        item('Kneeling cushion', 19, 'greenroom', 'cushion forest'),
        item('Seedling pots, the old clay sort', 22, 'greenroom', 'plant brick'),
        item('A hat that stays on in wind', 35, 'northloom', 'beanie teal'),
        item(
          'Umbrella with a wooden handle',
          48,
          'slowhours',
          'umbrella forest',
          'My last one outlived two governments.',
        ),
        item('Tool bag', 52, 'ironware', 'tools teal'),
        item('Flask for the allotment', 27, 'farfield', 'bottle forest'),
      ],
    ),
    list('Evenings', 'I do not need anything, but you will buy something anyway, so let it be useful.', 'friends', [
      item('Large-print histories of the sea', 24, 'cornerbooks', 'books navy'),
      item('Draughts board', 39, 'tinyworkshop', 'game coal', 'Somebody has lost two of my black ones.'),
      item('Reading lamp with a big switch', 66, 'lichthaus', 'lamp honey'),
      item('Brass band on vinyl', 18, 'sidetwo', 'record teal'),
      item('Slippers lined with wool', 44, 'northloom', 'shoe brick'),
    ]),
  ],
};
