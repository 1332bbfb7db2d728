import { type DemoPerson, item, list, off } from './person.ts';

/** Bakes, apologises for the flour, means every word. Staff. */
export const theo: DemoPerson = {
  key: 'theo',
  name: 'Theo Brandt',
  avatar: 'blue',
  lists: [
    list('Things that go in the oven', 'And things that come out of it better than last time.', 'friends', [
      item('Oval bread pan, cast iron', 74, 'ironware', 'pan forest', 'My loaves are round. They dream of being oval.'),
      item('Linen apron', 45, 'northloom', 'sweater rose'),
      item('Rye flour, 10 kg', 24, 'millstream', 'jar plum', 'Stone-ground. Yes, ten.'),
      item('Bread knife with a long blade', 59, 'oakandoil', 'board brick'),
      item('Dough bowl', 42, 'heathandkiln', 'bowl teal'),
      item('Kitchen timer that rings properly', 18, 'ironware', 'clock honey'),
      off(item('Sourdough starter', 0, '', undefined, 'Thank you! It has a name now, and a temper.')),
    ]),
    list('Five in the morning', 'For the hour when only I and the ovens are awake.', 'friends', [
      item('Very strong coffee pot', 39, 'ironware', 'moka navy'),
      item('Thick socks', 16, 'northloom', 'socks forest'),
      item('Radio plays on vinyl', 25, 'sidetwo', 'record plum'),
      item('Alarm clock that starts softly', 47, 'clearsignal', 'clock sky', 'The present one is a burglar.'),
      item('Thermos mug', 29, 'heathandkiln', 'mug brick'),
    ]),
    list('Garden shed', 'It leans. We lean with it.', 'friends', [
      item('Toolbox with a real handle', 49, 'ironware', 'tools honey'),
      item('Storm lantern', 38, 'farfield', 'lantern plum'),
      item('Herb pots, set of three', 33, 'greenroom', 'plant honey'),
      item('Field guide to moths', 21, 'cornerbooks', 'books honey'),
    ]),
  ],
};
