import { type DemoPerson, item, list, off } from './person.ts';

/** Student, twenty, everything is the best thing ever. */
export const lucia: DemoPerson = {
  key: 'lucia',
  name: 'Lucía Ferrer',
  avatar: 'yellow',
  lists: [
    list('FIRST FLAT!!', 'Twelve square metres and ALL MINE. It has a window!', 'friends', [
      item('Plant. Any plant. A friend.', 15, 'greenroom', 'plant plum', 'Must survive exams.'),
      item('Fairy lights (warm, not blue!!)', 14, 'lichthaus', 'lantern honey'),
      item('A pan. I own zero pans', 29, 'ironware', 'pan navy'),
      item('Mug with a face on it', 17, 'heathandkiln', 'mug honey'),
      item('Noodle bowl, the BIG one', 22, 'heathandkiln', 'bowl brick'),
      item('Cushions for the floor, because chairs: none', 38, 'northloom', 'cushion honey'),
      off(item('Kettle', 30, 'ironware', 'kettle rose', 'GOT ONE thank you Abuela')),
    ]),
    list('Band things', 'We have a name and half a song.', 'friends', [
      item('Guitar strap with sunflowers', 25, 'clearsignal', 'guitar honey'),
      item('Second guitar (dreaming is free)', 310, 'clearsignal', 'guitar sky'),
      item('Headphones for the night bus', 59, 'clearsignal', 'headphones rose'),
      item('The record that started it all', 26, 'sidetwo', 'record rose', 'You KNOW which one.'),
      item('Rehearsal snacks', 10, '', undefined, 'This is a serious wish.'),
    ]),
    list('Summer = festivals', 'June. July. August. Mud.', 'friends', [
      item('Two-person tent that one person can put up', 99, 'farfield', 'tent brick'),
      item('Rain boots, size 38', 35, 'trackside', 'shoe honey'),
      item('Disposable cameras x3', 42, 'darkroom', 'camera brick'),
      item('Bottle with stickers already on it', 20, 'trackside', 'bottle honey'),
      item('Bum bag', 24, 'trackside', 'backpack rose'),
    ]),
  ],
};
