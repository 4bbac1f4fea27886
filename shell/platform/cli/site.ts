// React decides when it is first imported whether it runs in development or in production.
process.env.NODE_ENV = 'production';
// What is written here a web server reads as another user, however careful this one is with files of their own.
process.umask(0o022);
void import('./site-program.ts').then(({ runSiteProgram }) => runSiteProgram(process.argv));
