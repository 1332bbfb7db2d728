/** For commands that sign nothing: they neither need the installation's secret nor make one. */
export const unusedSecret = 'not the secret of any installation';
