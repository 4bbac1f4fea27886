// Imported first: React chooses between development and production when it is first imported.
process.env.NODE_ENV = 'production';
// A web server reads these files as another user, whatever umask this user has.
process.umask(0o022);
