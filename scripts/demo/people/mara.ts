import { type DemoPerson, item, list, off } from './person.ts';

/** Warm, wry, lives in a cold flat; the owner whose account the demo prints. */
export const mara: DemoPerson = {
  key: 'mara',
  name: 'Mara Lindqvist',
  avatar: 'orange',
  lists: [
    list('Balcony', 'Two square metres, one stubborn lemon tree. Big plans.', 'friends', [
      item('Terracotta pot with a saucer', 27, 'greenroom', 'plant brick', 'The lemon tree has outgrown its bucket.'),
      item('Folding lantern', 32.5, 'slowhours', 'lantern honey'),
      item('Outdoor cushion', 41, 'northloom', 'cushion teal', 'Rain-proof, or at least rain-brave.'),
      item('Long-necked watering can', 29.9, 'greenroom', 'kettle forest'),
    ]),
    list('Books I keep borrowing', 'I give them back, and then I miss them.', 'friends', [
      item(
        'The Summer Book, Tove Jansson',
        16.95,
        'cornerbooks',
        'books navy',
        'Read it four times, own it zero times.',
      ),
      item('An atlas of small islands', 34, 'cornerbooks', 'books teal'),
      item('Cloth-bound notebook, squared', 18, 'paperhouse', 'notebook plum'),
      item('Essays on walking', 14.5, 'cornerbooks', 'books brick'),
      off(item('Crime novels set in Gothenburg', 22, 'cornerbooks', 'books coal', 'Found all six at a flea market!')),
      item('Book light that clips on', 19.9, 'lichthaus', 'lamp honey', 'So that one of us can sleep.'),
    ]),
    list(
      'For Nora’s room',
      'She is four, loves trains, and has enough plush animals for a zoo.',
      ['ines', 'aiko', 'jonas'],
      [
        item(
          'Wooden building blocks',
          38,
          'tinyworkshop',
          'blocks brick',
          'The big ones. Small ones end up in the heating.',
        ),
        item('Steam train with a red roof', 46, 'tinyworkshop', 'train forest'),
        item('Night light', 24, 'lichthaus', 'lantern night', 'For negotiating with the monster under the bed.'),
        item('Striped wool socks, size 27', 12, 'northloom', 'socks rose'),
        item('Finger paints that wash out', 15.9, 'paperhouse', 'paints sky', 'Please check that they wash out.'),
      ],
    ),
    list('The new kitchen', 'We finally have shelves. Help us fill them slowly, and with good things.', 'friends', [
      item('Cast-iron pan, 26 cm', 62, 'ironware', 'pan coal'),
      item(
        'Stovetop kettle',
        54,
        'heathandkiln',
        'kettle navy',
        'One that whistles in tune, if there is such a thing.',
      ),
      item('Moka pot for three', 36.5, 'ironware', 'moka brick'),
      item('Chopping board with a juice groove', 48, 'oakandoil', 'board forest'),
      item('Noodle bowls, a pair', 39, 'heathandkiln', 'bowl navy'),
      item('Forest honey, the dark kind', 11.8, 'slowhours', 'jar honey', 'Always. Forever. Any number of jars.'),
      off(item('Enamel bread bin', 44, 'ironware', undefined, 'Grandmother’s turned up in the cellar.')),
      item('A plant that forgives', 21, 'greenroom', 'plant teal', 'For the north window.'),
    ]),
    list(
      'Winter birthday',
      'Turning thirty-four. Small, warm things for long evenings, nothing that needs charging.',
      'friends',
      [
        item('Hand-thrown stoneware mug', 38, 'heathandkiln', 'mug teal', 'Big enough that I only get up once.'),
        item('Wool blanket, forest stripe', 129, 'northloom', 'blanket forest', 'One radiator. Strong opinions.'),
        item('Beeswax candle, fig and cedar', 24, 'slowhours', 'candle honey'),
        item('Brass reading lamp', 84.5, 'lichthaus', 'lamp night', 'For the armchair that is nobody’s chair yet.'),
        item('Pink Moon on vinyl', 31, 'sidetwo', 'record brick'),
        item('Chunky scarf', 58, 'northloom', 'scarf plum', 'Ochre or plum. Not grey, I have eleven greys.'),
        item('Wool for one more hat', 26, 'northloom', 'yarn sky'),
        item(
          'A jigsaw with far too much sky',
          28,
          'tinyworkshop',
          'game navy',
          'A thousand pieces. I have the winter.',
        ),
        off(item('Hot-water bottle', 19, 'slowhours', 'bottle rose', 'My sister was faster.')),
        item('Tea for a month', 33, 'slowhours', 'jar forest'),
      ],
    ),
  ],
};
