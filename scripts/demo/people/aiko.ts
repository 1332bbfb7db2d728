import { type DemoPerson, item, list, off } from './person.ts';

/** Knits, drinks tea, thanks you in advance. */
export const aiko: DemoPerson = {
  key: 'aiko',
  name: 'Aiko Tanabe',
  avatar: 'pink',
  lists: [
    list('On the needles', 'Thank you for looking! Any colour that is not black, because I knit at night.', 'friends', [
      item('Merino, hand-dyed, three skeins', 54, 'northloom', 'yarn rose', 'Same dye lot if you can, thank you!'),
      item('Bamboo needles, 4 mm', 13, 'northloom', 'yarn teal'),
      item('Mohair in something brave', 31, 'northloom', 'yarn brick', 'You choose. I trust you.'),
      item('Pattern book: Shetland yokes', 29.5, 'cornerbooks', 'sweater forest'),
      item('Row counter shaped like a snail', 8.5, 'tinyworkshop'),
      off(item('Ball winder', 42, 'northloom', undefined, 'A kind aunt got there first.')),
    ]),
    list('Tea at four', 'You are always welcome. Please bring yourself.', 'friends', [
      item('Iron teapot', 68, 'ironware', 'kettle coal'),
      item('Cups without handles, set of five', 49, 'heathandkiln', 'mug rose'),
      item('Sencha, first harvest', 27, 'slowhours', 'jar forest', 'Spring only. It is worth the wait.'),
      item('Small vase', 22, 'heathandkiln', 'vase rose'),
      item('Bowl with a gold seam', 61, 'heathandkiln', 'bowl honey', 'Broken and mended, please, not new.'),
    ]),
    list(
      'For the cold studio',
      'The kiln is warm. Everything else is not.',
      ['mara', 'ines', 'walter'],
      [
        item('Fisherman’s sweater', 99, 'northloom', 'sweater navy'),
        item('Hat for under a hood', 24, 'northloom', 'beanie rose'),
        item('Blanket for the good chair', 84, 'northloom', 'blanket plum'),
        item('Watercolours, twelve pans', 37, 'paperhouse', 'paints plum'),
        item('Long candle matches', 6.9, 'slowhours', 'candle rose'),
      ],
    ),
  ],
};
