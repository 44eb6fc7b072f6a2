/** The database's name in DATA_DIR. */
export const SQLITE_FILE = 'evenkeel.sqlite'
