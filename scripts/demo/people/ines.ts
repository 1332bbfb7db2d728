import { type DemoPerson, item, list, off } from './person.ts';

/** Travels with a camera, writes postcards in lists. */
export const ines: DemoPerson = {
  key: 'ines',
  name: 'Inês Duarte',
  avatar: 'red',
  lists: [
    list('Carry-on', 'Forty litres, eleven countries. It has to earn its place.', 'friends', [
      item('Packable rain jacket', 89, 'trackside', 'umbrella sky'),
      item('Rucksack with a hidden pocket', 118, 'trackside', 'backpack brick', 'Lisbon, Porto, Naples: you know why.'),
      item('Bottle with a filter', 44, 'farfield', 'bottle teal'),
      item('Travel alarm clock', 23, 'clearsignal', 'clock brick'),
      item('Silk sleeping-bag liner', 51, 'farfield'),
      item('Scarf, pillow, curtain, towel', 39, 'northloom', 'scarf sky', 'One thing, please. All four uses.'),
    ]),
    list('Film, not files', 'Thirty-six chances and then you stop and look.', 'friends', [
      item('Black-and-white film, ten rolls', 78, 'darkroom', 'camera coal'),
      item('Half-frame camera, any make', 140, 'darkroom', 'camera honey', 'Seventy-two chances!'),
      item('Linen-bound album', 46, 'paperhouse', 'notebook brick'),
      item('Developing tank', 35, 'darkroom', 'jar sky'),
      item('Camera strap, rope', 31, 'darkroom', 'camera rose'),
      off(item('Red darkroom bulb', 12, 'darkroom', 'lamp brick', 'Bought it at the station, could not wait.')),
      item('Book of street portraits', 55, 'cornerbooks', 'books brick'),
    ]),
    list(
      'A home, eventually',
      'For the month in which I unpack.',
      ['mara', 'aiko'],
      [
        item('Vase for one stem', 26, 'heathandkiln', 'vase navy'),
        item('The big cushion', 52, 'northloom', 'cushion brick'),
        item('Coffee for six', 43, 'ironware', 'moka honey', 'You will all come.'),
        item('Olive-wood board', 57, 'oakandoil', 'board teal'),
      ],
    ),
    list('Saudade', 'What I miss when I am there, and what I miss when I am here.', 'friends', [
      item('Fado, live recordings', 28, 'sidetwo', 'record night'),
      item('Orange-blossom honey', 13.5, 'slowhours', 'jar honey'),
      item('Guitar strings, nylon', 11, 'clearsignal', 'guitar brick'),
      item('Postcards, blank, a hundred', 15, 'paperhouse', 'paints rose'),
      item('Lemon tree seedling', 19, 'greenroom', 'plant navy'),
    ]),
  ],
};
