import { type DemoPerson, item, list, off } from './person.ts';

/** Engineer: exact, dry, with units. The superuser. */
export const priya: DemoPerson = {
  key: 'priya',
  name: 'Priya Raman',
  avatar: 'purple',
  lists: [
    list('Desk, revision 3', 'Requirements below. Equivalents are fine if they meet them.', 'friends', [
      item('Desk lamp, 2700 K, dimmable', 79, 'lichthaus', 'lamp sky', 'Arm at least 40 cm.'),
      item('Headphones, wired, replaceable cable', 149, 'clearsignal', 'headphones navy'),
      item('Notebook, dot grid, A5', 14.9, 'paperhouse', 'notebook forest', '5 mm grid. Not 7 mm. It matters.'),
      item('Insulated mug, 350 ml, with a lid', 32, 'heathandkiln', 'mug plum'),
      off(item('Mechanical numeric pad', 65, 'clearsignal', undefined, 'Requirement withdrawn.')),
    ]),
    list('Sundays', 'No deadline, no specification.', 'friends', [
      item('Telescope, 80 mm refractor', 219, 'farfield', 'telescope plum', 'Group gift, obviously.'),
      item('Red lantern for star maps', 34, 'farfield', 'lantern brick'),
      item('Loose-leaf Assam, second flush', 23, 'slowhours', 'jar brick'),
      item('A novel without a plot', 17, 'cornerbooks', 'books plum'),
      item('Cushion for a concrete bench', 36, 'northloom', 'cushion plum'),
      item('Wool blanket, 150 × 200 cm', 110, 'northloom', 'blanket navy'),
    ]),
    list(
      'Toolbox',
      'Metric only.',
      ['jonas', 'theo'],
      [
        item('Tool case, lockable', 58, 'ironware', 'tools coal'),
        item('Torque screwdriver, 0.5 to 5 Nm', 124, 'ironware', 'tools brick'),
        item('Label maker tape, black on white', 19.5, 'paperhouse'),
        item('Bicycle repair stand', 139, 'trackside', 'bicycle forest'),
      ],
    ),
  ],
};
