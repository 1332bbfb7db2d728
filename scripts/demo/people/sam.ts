import { type DemoPerson, item, list } from './person.ts';

/** Few words. Fewer things. */
export const sam: DemoPerson = {
  key: 'sam',
  name: 'Sam Whitlock',
  avatar: 'black',
  lists: [
    list('Enough', 'Really.', 'friends', [
      item('Socks', 14, 'northloom', 'socks coal', 'Black.'),
      item('Notebook', 12, 'paperhouse', 'notebook coal', 'Blank.'),
      item('Coffee', 16, 'slowhours', 'jar coal', 'Whole bean.'),
      item('Pencil', 3, 'paperhouse'),
    ]),
    list('Someday', '', 'friends', [
      item('A steel bicycle', 780, 'trackside', 'bicycle teal', 'One gear.'),
      item('A good chair', 340, 'oakandoil'),
      item('One lamp', 95, 'lichthaus', 'lamp forest'),
      item('A cabin for a week', 420, 'farfield', 'tent forest', 'No signal.'),
    ]),
  ],
};
